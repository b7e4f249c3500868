// The choices that Vietnam's kitchens offer: shared stock, in the words of the counter.
import { modifier, pickOne, pickSome } from '../../menu.ts'

export const to = pickOne('to', 'Cỡ tô', [
  modifier('to-thuong', 'Tô thường'),
  modifier('to-lon', 'Tô lớn', 15_000),
])
export const themPho = pickSome(
  'them-pho',
  'Thêm',
  [0, 3],
  [
    modifier('trung-chan', 'Trứng chần', 8_000),
    modifier('quay', 'Quẩy', 5_000),
    modifier('tai-them', 'Thịt tái thêm', 20_000),
    modifier('bo-vien-them', 'Bò viên, 4 viên', 18_000),
  ],
)
export const hanh = pickOne('hanh', 'Hành', [
  modifier('hanh-du', 'Đủ hành ngò'),
  modifier('khong-hanh', 'Không hành'),
  modifier('hanh-tran', 'Hành trần riêng'),
])
export const themBun = pickSome(
  'them-bun',
  'Thêm',
  [0, 3],
  [
    modifier('cha-them', 'Chả', 12_000),
    modifier('gio-them', 'Giò heo', 20_000),
    modifier('huyet', 'Huyết', 8_000),
    modifier('bun-them', 'Bún thêm', 6_000),
  ],
)
export const cay = pickOne('cay', 'Độ cay', [
  modifier('khong-cay', 'Không cay'),
  modifier('cay-it', 'Cay ít'),
  modifier('cay-vua', 'Cay vừa'),
  modifier('that-cay', 'Thật cay'),
])
export const soi = pickOne('soi', 'Sợi', [
  modifier('soi-hu-tieu', 'Hủ tiếu dai'),
  modifier('soi-mi', 'Mì trứng'),
  modifier('soi-banh-canh', 'Bánh canh'),
  modifier('soi-hai', 'Hai sợi', 5_000),
])
export const khoNuoc = pickOne('kho-nuoc', 'Khô hay nước', [
  modifier('nuoc', 'Nước'),
  modifier('kho', 'Khô, nước lèo riêng'),
])
export const comThem = pickSome(
  'com-them',
  'Thêm',
  [0, 3],
  [
    modifier('op-la', 'Trứng ốp la', 10_000),
    modifier('bi', 'Bì', 10_000),
    modifier('cha-trung', 'Chả trứng', 12_000),
    modifier('lap-xuong', 'Lạp xưởng', 15_000),
  ],
)
export const com = pickOne('com', 'Cơm', [
  modifier('com-vua', 'Cơm vừa'),
  modifier('it-com', 'Ít cơm'),
  modifier('nhieu-com', 'Nhiều cơm', 5_000),
])
export const miengGa = pickOne('mieng-ga', 'Phần gà', [
  modifier('dui', 'Đùi'),
  modifier('uc', 'Ức'),
  modifier('canh', 'Cánh'),
])
export const themBanhMi = pickSome(
  'them-banh-mi',
  'Thêm',
  [0, 3],
  [
    modifier('pate-them', 'Pa tê', 5_000),
    modifier('trung-them', 'Trứng ốp la', 7_000),
    modifier('thit-them', 'Thịt thêm', 12_000),
    modifier('dau-hu-them', 'Đậu hũ', 6_000),
  ],
)
export const ot = pickOne('ot', 'Ớt', [
  modifier('co-ot', 'Có ớt'),
  modifier('khong-ot', 'Không ớt'),
  modifier('nhieu-ot', 'Nhiều ớt'),
])
export const nuocCham = pickOne('nuoc-cham', 'Nước chấm', [
  modifier('mam-chua-ngot', 'Nước mắm chua ngọt'),
  modifier('tuong-dau', 'Tương đậu phộng'),
  modifier('mam-nem', 'Mắm nêm'),
])
export const mamTom = pickOne('mam-tom', 'Chấm', [
  modifier('mam-tom-tac', 'Mắm tôm, tắc'),
  modifier('nuoc-mam', 'Nước mắm'),
  modifier('xi-dau', 'Xì dầu'),
])
export const cach = pickOne('cach', 'Cách làm', [
  modifier('nuong-mo-hanh', 'Nướng mỡ hành'),
  modifier('hap-sa', 'Hấp sả'),
  modifier('xao-bo-toi', 'Xào bơ tỏi'),
  modifier('rang-me', 'Rang me'),
])
export const phan = pickOne('phan', 'Phần', [
  modifier('phan-nho', 'Phần nhỏ, 2 người'),
  modifier('phan-lon', 'Phần lớn, 4 người', 120_000),
])
export const duong = pickOne('duong', 'Đường', [
  modifier('duong-0', 'Không đường'),
  modifier('duong-30', '30%'),
  modifier('duong-50', '50%'),
  modifier('duong-100', '100%'),
])
export const da = pickOne('da', 'Đá', [
  modifier('da-thuong', 'Đá vừa'),
  modifier('it-da', 'Ít đá'),
  modifier('da-rieng', 'Đá riêng'),
  modifier('nong', 'Uống nóng'),
])
export const topping = pickSome(
  'topping',
  'Topping',
  [0, 3],
  [
    modifier('tran-chau', 'Trân châu đen', 8_000),
    modifier('thach', 'Thạch trái cây', 7_000),
    modifier('kem-cheese', 'Kem phô mai', 12_000),
    modifier('pudding-trung', 'Pudding trứng', 10_000),
  ],
)
export const ly = pickOne('ly', 'Cỡ ly', [
  modifier('ly-m', 'Ly M'),
  modifier('ly-l', 'Ly L', 8_000),
])
export const sot = pickOne('sot', 'Sốt', [
  modifier('sot-cay', 'Sốt cay Hàn'),
  modifier('sot-mat-ong', 'Mật ong'),
  modifier('sot-tieu', 'Tiêu đen'),
  modifier('khong-sot', 'Không sốt'),
])
