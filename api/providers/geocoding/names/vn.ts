// Vietnam: how the gazetteer's English or numbered names are written at home, and districts of the two large cities.
import type { CountryNames } from './shape.ts'

export const names: CountryNames = {
  cityRegions: { 20: 'Ho Chi Minh City', 44: 'Hanoi' },
  towns: {
    'Ho Chi Minh City': ['Thành phố Hồ Chí Minh', 'TP. Hồ Chí Minh', 'TPHCM', 'HCMC', 'Sài Gòn', 'Saigon'],
    'Hanoi': ['Hà Nội', 'Thủ đô Hà Nội'], 'Da Nang': ['Đà Nẵng'], 'Haiphong': ['Hải Phòng'], 'Qui Nhon': ['Quy Nhơn'], 'Ðà Lạt': ['Đà Lạt', 'Dalat'],
    'Ðông Hà': ['Đông Hà'], 'Dien Bien Phu': ['Điện Biên Phủ'], 'Kwang Binh': ['Đồng Hới', 'Quảng Bình'], 'Don Luan': ['Đồng Xoài'],
    'Sa Dec': ['Sa Đéc'], 'Đưc Trọng': ['Đức Trọng'], 'Cho Dok': ['Châu Đốc'], 'Dương Đông': ['Phú Quốc'], 'Cẩm Phả Mines': ['Cẩm Phả'],
    'Thị Xã Phú Mỹ': ['Phú Mỹ'], 'Thành Phố Bà Rịa': ['Bà Rịa'], 'Thành Phố Uông Bí': ['Uông Bí'], 'Hai BàTrưng': ['Hai Bà Trưng'],
    'Quận Một': ['Quận 1', 'Q1', 'District 1'], 'Quận Hai': ['Quận 2', 'Q2', 'District 2'], 'Quận Ba': ['Quận 3', 'Q3', 'District 3'],
    'Quận Bốn': ['Quận 4', 'Q4', 'District 4'], 'Quận Năm': ['Quận 5', 'Q5', 'District 5', 'Chợ Lớn'], 'Quận Sáu': ['Quận 6', 'Q6', 'District 6'],
    'Quận Bảy': ['Quận 7', 'Q7', 'District 7', 'Phú Mỹ Hưng'], 'Quận Chín': ['Quận 9', 'Q9', 'District 9'],
    'Quận Mười': ['Quận 10', 'Q10', 'District 10'], 'Quận Mười Một': ['Quận 11', 'Q11', 'District 11'],
    'Quận Phú Nhuận': ['Phú Nhuận'], 'Quận Tân Phú': ['Tân Phú'], 'Quận Bình Thạnh': ['Bình Thạnh'],
  },
  districts: {
    'Ho Chi Minh City': [
      ['Quận Tám', ['Quận 8', 'Q8', 'District 8'], 10.724, 106.628], ['Quận Mười Hai', ['Quận 12', 'Q12', 'District 12'], 10.867, 106.641],
      ['Gò Vấp', [], 10.838, 106.665], ['Tân Bình', [], 10.801, 106.652], ['Bình Tân', [], 10.765, 106.604], ['Thảo Điền', [], 10.803, 106.733],
      ['Bình Chánh', [], 10.687, 106.594],
    ],
    'Hanoi': [
      ['Ba Đình', [], 21.035, 105.826], ['Long Biên', [], 21.036, 105.894], ['Hoàng Mai', [], 20.975, 105.857], ['Nam Từ Liêm', [], 21.013, 105.761],
      ['Bắc Từ Liêm', [], 21.069, 105.757], ['Mỹ Đình', [], 21.028, 105.773],
    ],
    'Da Nang': [['Hải Châu', [], 16.047, 108.220], ['Sơn Trà', [], 16.107, 108.252], ['Ngũ Hành Sơn', [], 16.004, 108.264], ['Thanh Khê', [], 16.064, 108.187]],
  },
}
