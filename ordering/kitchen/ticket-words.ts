// Translations of the words on printed tickets, in the languages of the console.
import type { LanguageCode } from '../country/country-shape.ts'

export type TicketWords = {
  changed: string
  cancelled: string
  test: string
  maybeTwice: string
  copy: (number: number) => string
  delivery: string
  pickup: string
  table: (number: string, eaterCount: number) => string
  readyBy: (time: string) => string
  window: (from: string, to: string) => string
  allergy: string
  removed: string
  fewer: (from: number, to: number) => string
  member: (number: number) => string
  bag: (number: number, count: number) => string
  cutlery: string
  noCutlery: string
  dishes: (count: number) => string
  paid: string
  cash: string
  takeCash: (amount: string) => string
}

export const ticketWords: Record<LanguageCode, TicketWords> = {
  en: {
    changed: 'CHANGED',
    cancelled: 'CANCELLED',
    test: 'TEST ORDER',
    maybeTwice: 'MAYBE TWICE',
    copy: (number) => `COPY ${number}`,
    delivery: 'DELIVERY',
    pickup: 'PICKUP',
    table: (number, eaterCount) => `TABLE ${number} (${eaterCount} eating)`,
    readyBy: (time) => `Ready by ${time}`,
    window: (from, to) => `For ${from} to ${to}`,
    allergy: 'ALLERGY: READ THE NOTES',
    removed: 'REMOVED',
    fewer: (from, to) => `${to} instead of ${from}`,
    member: (number) => `Member ${number}`,
    bag: (number, count) => `Bag ${number} of ${count}`,
    cutlery: 'Cutlery: yes',
    noCutlery: 'Cutlery: no',
    dishes: (count) => (count === 1 ? '1 dish' : `${count} dishes`),
    paid: 'PAID',
    cash: 'CASH',
    takeCash: (amount) => `CASH: take ${amount}`,
  },
  id: {
    changed: 'DIUBAH',
    cancelled: 'DIBATALKAN',
    test: 'PESANAN UJI COBA',
    maybeTwice: 'MUNGKIN DOBEL',
    copy: (number) => `SALINAN ${number}`,
    delivery: 'ANTAR',
    pickup: 'AMBIL SENDIRI',
    table: (number, eaterCount) => `MEJA ${number} (${eaterCount} orang)`,
    readyBy: (time) => `Siap pukul ${time}`,
    window: (from, to) => `Untuk ${from} sampai ${to}`,
    allergy: 'ALERGI: BACA CATATAN',
    removed: 'DIHAPUS',
    fewer: (from, to) => `${to}, sebelumnya ${from}`,
    member: (number) => `Anggota ${number}`,
    bag: (number, count) => `Kantong ${number} dari ${count}`,
    cutlery: 'Alat makan: ya',
    noCutlery: 'Alat makan: tidak',
    dishes: (count) => `${count} item`,
    paid: 'LUNAS',
    cash: 'TUNAI',
    takeCash: (amount) => `TUNAI: terima ${amount}`,
  },
  th: {
    changed: 'แก้ไข',
    cancelled: 'ยกเลิก',
    test: 'ออเดอร์ทดสอบ',
    maybeTwice: 'อาจพิมพ์ซ้ำ',
    copy: (number) => `สำเนา ${number}`,
    delivery: 'จัดส่ง',
    pickup: 'มารับเอง',
    table: (number, eaterCount) => `โต๊ะ ${number} (${eaterCount} คน)`,
    readyBy: (time) => `เสร็จภายใน ${time}`,
    window: (from, to) => `สำหรับ ${from} ถึง ${to}`,
    allergy: 'แพ้อาหาร: อ่านหมายเหตุ',
    removed: 'เอาออก',
    fewer: (from, to) => `${to} จากเดิม ${from}`,
    member: (number) => `สมาชิก ${number}`,
    bag: (number, count) => `ถุง ${number} จาก ${count}`,
    cutlery: 'รับช้อนส้อม',
    noCutlery: 'ไม่รับช้อนส้อม',
    dishes: (count) => `${count} รายการ`,
    paid: 'จ่ายแล้ว',
    cash: 'เงินสด',
    takeCash: (amount) => `เงินสด: เก็บ ${amount}`,
  },
  vi: {
    changed: 'ĐÃ ĐỔI',
    cancelled: 'ĐÃ HỦY',
    test: 'ĐƠN THỬ',
    maybeTwice: 'CÓ THỂ IN TRÙNG',
    copy: (number) => `BẢN SAO ${number}`,
    delivery: 'GIAO HÀNG',
    pickup: 'TỰ ĐẾN LẤY',
    table: (number, eaterCount) => `BÀN ${number} (${eaterCount} người)`,
    readyBy: (time) => `Xong trước ${time}`,
    window: (from, to) => `Hẹn ${from} đến ${to}`,
    allergy: 'DỊ ỨNG: ĐỌC GHI CHÚ',
    removed: 'BỎ',
    fewer: (from, to) => `${to} thay vì ${from}`,
    member: (number) => `Thành viên ${number}`,
    bag: (number, count) => `Túi ${number}/${count}`,
    cutlery: 'Dụng cụ ăn uống: có',
    noCutlery: 'Dụng cụ ăn uống: không',
    dishes: (count) => `${count} món`,
    paid: 'ĐÃ TRẢ',
    cash: 'TIỀN MẶT',
    takeCash: (amount) => `TIỀN MẶT: thu ${amount}`,
  },
}
