// Texts of push messages in each language. The title of each message is the merchant's name.
import type { LanguageCode } from '@tingkat/ordering/country/country'
import type { PushKind } from './push-kind.ts'

// The texts are short, so that they fit on the screen of a locked phone.
// They contain no personal data, because other people may read them there.
const texts: Record<LanguageCode, Record<PushKind, string>> = {
  en: {
    accepted: 'The restaurant has accepted your order.',
    courier: 'Your rider is on the way to the restaurant.',
    new_courier: 'A new rider has taken over your order.',
    collected: 'Your food is on its way.',
    arrived: 'Your rider is at your door.',
    delivered: 'Delivered. Enjoy your meal!',
    changed: 'Your order has changed. Tap to see how.',
    failed: 'Your order failed. Tap to see why.',
    cancelled: 'Your order was cancelled. Tap to see why.',
    message: 'Your rider has sent you a message.',
    ready: 'Your food is ready. Come and collect it.',
    replied: 'The restaurant has replied to your review.',
    reminder: 'Your food is waiting for you. Please collect it soon.',
    late_credit: 'Sorry we were late. We’ve added credit to your balance.',
  },
  id: {
    accepted: 'Restoran sudah menerima pesananmu.',
    courier: 'Driver sedang menuju restoran.',
    new_courier: 'Driver baru mengambil alih pesananmu.',
    collected: 'Makananmu sedang diantar.',
    arrived: 'Driver sudah di depan pintumu.',
    delivered: 'Pesanan sudah sampai. Selamat makan!',
    changed: 'Ada perubahan pada pesananmu. Ketuk untuk melihatnya.',
    failed: 'Pesananmu gagal. Ketuk untuk melihat alasannya.',
    cancelled: 'Pesananmu dibatalkan. Ketuk untuk melihat alasannya.',
    message: 'Driver mengirim pesan untukmu.',
    ready: 'Makananmu sudah siap. Silakan ambil.',
    replied: 'Restoran membalas ulasanmu.',
    reminder: 'Makananmu menunggu. Segera ambil, ya.',
    late_credit: 'Maaf kami terlambat. Kami sudah menambah saldomu.',
  },
  th: {
    accepted: 'ร้านรับออเดอร์ของคุณแล้ว',
    courier: 'ไรเดอร์กำลังไปที่ร้าน',
    new_courier: 'ไรเดอร์คนใหม่รับช่วงต่อออเดอร์ของคุณแล้ว',
    collected: 'ไรเดอร์กำลังนำอาหารไปส่งให้คุณ',
    arrived: 'ไรเดอร์ถึงจุดส่งแล้ว',
    delivered: 'ส่งถึงแล้ว ขอให้อร่อยกับมื้อนี้',
    changed: 'ออเดอร์ของคุณมีการเปลี่ยนแปลง แตะเพื่อดู',
    failed: 'ออเดอร์ของคุณไม่สำเร็จ แตะเพื่อดูสาเหตุ',
    cancelled: 'ออเดอร์ของคุณถูกยกเลิก แตะเพื่อดูสาเหตุ',
    message: 'ไรเดอร์ส่งข้อความถึงคุณ',
    ready: 'อาหารของคุณพร้อมแล้ว มารับได้เลย',
    replied: 'ร้านตอบรีวิวของคุณแล้ว',
    reminder: 'อาหารของคุณรออยู่ที่ร้าน กรุณามารับ',
    late_credit: 'ขออภัยที่ออเดอร์ล่าช้า เราเพิ่มเครดิตในยอดเงินของคุณแล้ว',
  },
  vi: {
    accepted: 'Quán đã nhận đơn của bạn.',
    courier: 'Tài xế đang đến quán.',
    new_courier: 'Tài xế mới đã nhận đơn của bạn.',
    collected: 'Món của bạn đang được giao.',
    arrived: 'Tài xế đang ở trước cửa.',
    delivered: 'Đã giao. Chúc bạn ngon miệng!',
    changed: 'Đơn của bạn có thay đổi. Chạm để xem.',
    failed: 'Đơn của bạn không thành công. Chạm để xem lý do.',
    cancelled: 'Đơn của bạn đã bị hủy. Chạm để xem lý do.',
    message: 'Tài xế đã nhắn tin cho bạn.',
    ready: 'Món của bạn đã xong. Mời bạn đến lấy.',
    replied: 'Quán đã trả lời đánh giá của bạn.',
    reminder: 'Món của bạn đang chờ. Hãy đến lấy sớm nhé.',
    late_credit: 'Xin lỗi vì đơn bị trễ. Chúng tôi đã cộng tiền vào số dư của bạn.',
  },
}

export function pushText(language: LanguageCode, kind: PushKind): string {
  return texts[language][kind]
}
