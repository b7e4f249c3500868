// Texts of push messages in each language. Their title is the name of the merchant.
import type { LanguageCode } from '@tingkat/ordering/country/country'
import type { PushKind } from './push-kind.ts'

// One short sentence fits on a locked phone. No personal data, because others may read it.
const texts: Record<LanguageCode, Record<PushKind, string>> = {
  en: {
    accepted: 'The kitchen has accepted your order.',
    courier: 'A rider is on the way to the kitchen.',
    new_courier: 'Another rider has taken over your order.',
    collected: 'Your food is on its way.',
    arrived: 'Your rider is at the door.',
    delivered: 'Delivered. Enjoy your meal!',
    changed: 'Something in your order has changed. Tap to see what.',
    failed: 'Your order could not be completed. Tap to see why.',
    cancelled: 'Your order was cancelled. Tap to see why.',
    message: 'Your rider has sent you a message.',
  },
  id: {
    accepted: 'Dapur sudah menerima pesanan Anda.',
    courier: 'Pengemudi sedang menuju dapur.',
    new_courier: 'Pengemudi lain mengambil alih pesanan Anda.',
    collected: 'Makanan Anda sedang diantar.',
    arrived: 'Pengemudi sudah di depan pintu.',
    delivered: 'Pesanan sudah sampai. Selamat makan!',
    changed: 'Ada yang berubah di pesanan Anda. Ketuk untuk melihatnya.',
    failed: 'Pesanan Anda tidak dapat diselesaikan. Ketuk untuk melihat alasannya.',
    cancelled: 'Pesanan Anda dibatalkan. Ketuk untuk melihat alasannya.',
    message: 'Pengemudi mengirim pesan kepada Anda.',
  },
  th: {
    accepted: 'ทางร้านรับออเดอร์ของคุณแล้ว',
    courier: 'ไรเดอร์กำลังไปที่ร้าน',
    new_courier: 'ไรเดอร์คนใหม่รับช่วงออเดอร์ของคุณแล้ว',
    collected: 'อาหารกำลังเดินทางไปหาคุณ',
    arrived: 'ไรเดอร์มาถึงแล้ว',
    delivered: 'ส่งถึงแล้ว ขอให้อร่อยกับมื้อนี้',
    changed: 'มีบางอย่างในออเดอร์เปลี่ยนไป แตะเพื่อดู',
    failed: 'ออเดอร์ของคุณไม่สำเร็จ แตะเพื่อดูสาเหตุ',
    cancelled: 'ออเดอร์ของคุณถูกยกเลิก แตะเพื่อดูสาเหตุ',
    message: 'ไรเดอร์ส่งข้อความถึงคุณ',
  },
  vi: {
    accepted: 'Bếp đã nhận đơn của bạn.',
    courier: 'Tài xế đang trên đường đến quán.',
    new_courier: 'Một tài xế khác đã nhận đơn của bạn.',
    collected: 'Món ăn đang trên đường đến bạn.',
    arrived: 'Tài xế đã đến trước cửa.',
    delivered: 'Đã giao. Chúc bạn ngon miệng!',
    changed: 'Đơn của bạn có thay đổi. Chạm để xem.',
    failed: 'Đơn của bạn không hoàn tất được. Chạm để xem lý do.',
    cancelled: 'Đơn của bạn đã bị hủy. Chạm để xem lý do.',
    message: 'Tài xế vừa nhắn tin cho bạn.',
  },
}

export function pushText(language: LanguageCode, kind: PushKind): string {
  return texts[language][kind]
}
