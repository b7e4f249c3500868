// Main roads and regions that GeoNames does not have, by country and city. Compiled by hand from
// general knowledge; each position is the middle of the road or region's centre, to about 1 km.
import type { CountryCode } from '@tingkat/ordering/country/country'
import type { District } from './shape.ts'

export type CityPlaces = Readonly<Record<string, readonly District[]>>
export type MainPlaces = { roads: CityPlaces; regions: CityPlaces }

const none: CityPlaces = {}

export const mainPlaces: Readonly<Partial<Record<CountryCode, MainPlaces>>> = {
  id: {
    roads: {
      Jakarta: [
        ['Jalan Jenderal Sudirman', ['Jalan Sudirman', 'Jalan Jend. Sudirman'], -6.216, 106.818],
        ['Jalan M.H. Thamrin', ['Jalan Thamrin', 'Jalan MH Thamrin'], -6.191, 106.823],
        ['Jalan H.R. Rasuna Said', ['Jalan Rasuna Said', 'Jalan HR Rasuna Said'], -6.222, 106.832],
        ['Jalan Gatot Subroto', ['Jalan Gatsu'], -6.234, 106.818],
        ['Jalan Kemang Raya', [], -6.262, 106.815],
        ['Jalan Panglima Polim', [], -6.245, 106.797],
        ['Jalan Fatmawati', ['Jalan RS Fatmawati'], -6.275, 106.797],
        ['Jalan Sabang', ['Jalan Haji Agus Salim'], -6.186, 106.825],
        ['Jalan Cikini Raya', [], -6.192, 106.839],
        ['Jalan Gajah Mada', [], -6.154, 106.818],
        ['Jalan Pecenongan', [], -6.166, 106.827],
        ['Jalan Senopati', [], -6.232, 106.809],
      ],
      Bandung: [
        ['Jalan Ir. H. Juanda', ['Jalan Dago', 'Jalan Juanda'], -6.893, 107.614],
        ['Jalan Braga', [], -6.918, 107.609],
        ['Jalan Cihampelas', [], -6.895, 107.604],
        ['Jalan Asia Afrika', [], -6.921, 107.61],
      ],
      Surabaya: [
        ['Jalan Tunjungan', [], -7.259, 112.739],
        ['Jalan Raya Darmo', ['Jalan Darmo'], -7.289, 112.739],
        ['Jalan Basuki Rahmat', [], -7.266, 112.741],
      ],
      Yogyakarta: [
        ['Jalan Malioboro', ['Malioboro'], -7.793, 110.366],
        ['Jalan Kaliurang', [], -7.761, 110.379],
        ['Jalan Prawirotaman', ['Prawirotaman'], -7.819, 110.371],
      ],
      Denpasar: [
        ['Jalan Sunset Road', ['Sunset Road'], -8.703, 115.178],
        ['Jalan Teuku Umar', [], -8.674, 115.202],
      ],
    },
    regions: {
      Denpasar: [['Bali', ['Pulau Bali'], -8.67, 115.212]],
    },
  },
  kh: {
    roads: {
      'Phnom Penh': [
        ['Preah Norodom Boulevard', ['Norodom Boulevard', 'មហាវិថីព្រះនរោត្តម'], 11.556, 104.928],
        ['Preah Monivong Boulevard', ['Monivong Boulevard', 'មហាវិថីព្រះមុនីវង្ស'], 11.559, 104.92],
        ['Preah Sihanouk Boulevard', ['Sihanouk Boulevard'], 11.555, 104.92],
        ['Russian Boulevard', ['Confederation of Russia Boulevard'], 11.569, 104.896],
        ['Mao Tse Toung Boulevard', ['Mao Tse Tung Boulevard'], 11.545, 104.917],
        ['Sisowath Quay', ['Riverside'], 11.57, 104.931],
        ['Street 63', ['St. 63'], 11.552, 104.923],
        ['Street 271', ['St. 271'], 11.534, 104.909],
        ['Street 278', ['St. 278'], 11.55, 104.925],
      ],
      'Siem Reap': [
        ['Pub Street', ['Street 8'], 13.354, 103.855],
        ['Sivutha Boulevard', [], 13.358, 103.855],
      ],
    },
    regions: none,
  },
  mm: {
    roads: {
      Yangon: [
        ['Pyay Road', ['ပြည်လမ်း'], 16.822, 96.136],
        ['Inya Road', ['အင်းလျားလမ်း'], 16.824, 96.137],
        ['Kabar Aye Pagoda Road', ['Kaba Aye Pagoda Road'], 16.835, 96.155],
        ['Strand Road', ['ကမ်းနားလမ်း'], 16.768, 96.163],
        ['Bogyoke Aung San Road', ['Bogyoke Road'], 16.78, 96.156],
        ['Anawrahta Road', ['အနော်ရထာလမ်း'], 16.777, 96.157],
        ['Maha Bandula Road', ['Mahabandoola Road', 'မဟာဗန္ဓုလလမ်း'], 16.775, 96.159],
        ['University Avenue Road', ['University Avenue'], 16.829, 96.15],
        ['Dhammazedi Road', [], 16.806, 96.141],
        ['19th Street', ['19 Street'], 16.776, 96.15],
      ],
      Mandalay: [
        ['78th Street', ['78 Street'], 21.968, 96.084],
        ['35th Street', ['35 Street'], 21.971, 96.09],
      ],
    },
    regions: none,
  },
  my: {
    roads: {
      'Kuala Lumpur': [
        ['Jalan Alor', [], 3.146, 101.709],
        ['Jalan Bukit Bintang', [], 3.147, 101.712],
        ['Jalan Sultan Ismail', [], 3.154, 101.707],
        ['Jalan Ampang', [], 3.16, 101.725],
        ['Jalan Tun Razak', [], 3.161, 101.719],
        ['Jalan Tuanku Abdul Rahman', ['Jalan TAR'], 3.157, 101.697],
        ['Jalan Petaling', ['Petaling Street'], 3.144, 101.698],
        ['Jalan Ipoh', [], 3.18, 101.685],
        ['Jalan Telawi', [], 3.131, 101.671],
      ],
      'George Town': [
        ['Lebuh Chulia', ['Chulia Street'], 5.418, 100.336],
        ['Lebuh Campbell', ['Campbell Street'], 5.418, 100.333],
        ['Jalan Burma', ['Burma Road', 'Burmah Road'], 5.424, 100.32],
        ['Gurney Drive', ['Persiaran Gurney'], 5.437, 100.31],
      ],
    },
    regions: {
      'George Town': [['Penang', ['Pulau Pinang', 'Penang Island'], 5.41, 100.33]],
    },
  },
  ph: {
    roads: {
      'Makati City': [
        ['Ayala Avenue', [], 14.556, 121.022],
        ['Paseo de Roxas', [], 14.556, 121.025],
        ['Jupiter Street', [], 14.561, 121.031],
        ['Chino Roces Avenue', ['Pasong Tamo'], 14.553, 121.014],
      ],
      Manila: [
        ['Roxas Boulevard', [], 14.574, 120.981],
        ['Taft Avenue', [], 14.573, 120.988],
        ['España Boulevard', ['España'], 14.61, 120.992],
        ['Ongpin Street', ['Ongpin'], 14.601, 120.976],
      ],
      'Quezon City': [
        ['Epifanio de los Santos Avenue', ['EDSA'], 14.622, 121.049],
        ['Tomas Morato Avenue', ['Tomas Morato'], 14.634, 121.034],
        ['Katipunan Avenue', ['Katipunan'], 14.639, 121.074],
        ['Commonwealth Avenue', [], 14.673, 121.08],
        ['Timog Avenue', ['Timog'], 14.634, 121.036],
      ],
      'Cebu City': [
        ['Osmeña Boulevard', [], 10.305, 123.895],
        ['Colon Street', ['Colon'], 10.297, 123.9],
        ['Mango Avenue', ['General Maxilom Avenue'], 10.31, 123.895],
      ],
    },
    regions: {
      Manila: [['Metro Manila', ['NCR', 'National Capital Region'], 14.599, 120.984]],
    },
  },
  sg: {
    roads: {
      Singapore: [
        ['Orchard Road', [], 1.304, 103.832],
        ['Tiong Bahru Road', [], 1.286, 103.828],
        ['Moh Guan Terrace', [], 1.284, 103.831],
        ['Seng Poh Road', [], 1.285, 103.832],
        ['Eng Hoon Street', [], 1.284, 103.832],
        ['Yong Siak Street', [], 1.282, 103.83],
        ['Havelock Road', [], 1.289, 103.836],
        ['River Valley Road', [], 1.295, 103.836],
        ['Bukit Timah Road', [], 1.32, 103.82],
        ['Serangoon Road', [], 1.312, 103.856],
        ['Upper Serangoon Road', [], 1.347, 103.872],
        ['Geylang Road', [], 1.314, 103.886],
        ['East Coast Road', [], 1.308, 103.908],
        ['Joo Chiat Road', [], 1.312, 103.902],
        ['Changi Road', [], 1.318, 103.907],
        ['Beach Road', [], 1.3, 103.86],
        ['North Bridge Road', [], 1.298, 103.856],
        ['South Bridge Road', [], 1.284, 103.846],
        ['New Bridge Road', [], 1.284, 103.843],
        ['Smith Street', [], 1.282, 103.844],
        ['Pagoda Street', [], 1.284, 103.845],
        ['Telok Ayer Street', [], 1.281, 103.848],
        ['Amoy Street', [], 1.281, 103.847],
        ['Club Street', [], 1.282, 103.846],
        ['Keong Saik Road', [], 1.28, 103.842],
        ['Shenton Way', [], 1.278, 103.85],
        ['Cecil Street', [], 1.281, 103.85],
        ['Robinson Road', [], 1.28, 103.849],
        ['Alexandra Road', [], 1.285, 103.805],
        ['Commonwealth Avenue', [], 1.302, 103.798],
        ['Holland Road', [], 1.311, 103.797],
        ['Dempsey Road', ['Dempsey Hill'], 1.305, 103.81],
        ['Thomson Road', [], 1.324, 103.842],
        ['Balestier Road', [], 1.326, 103.85],
        ['Jalan Besar', [], 1.309, 103.857],
        ['Haji Lane', [], 1.301, 103.859],
        ['Arab Street', [], 1.302, 103.858],
        ['Clementi Road', [], 1.312, 103.771],
        ['Pasir Panjang Road', [], 1.285, 103.788],
        ['West Coast Road', [], 1.304, 103.765],
      ],
    },
    regions: none,
  },
  th: {
    roads: {
      Bangkok: [
        ['Sukhumvit Road', ['ถนนสุขุมวิท', 'สุขุมวิท', 'Sukhumvit', 'Thanon Sukhumvit'], 13.736, 100.561],
        ['Silom Road', ['ถนนสีลม', 'Thanon Silom'], 13.727, 100.529],
        ['Sathon Road', ['ถนนสาทร', 'Sathorn Road', 'Thanon Sathon'], 13.722, 100.53],
        ['Rama I Road', ['ถนนพระราม 1', 'Rama 1 Road'], 13.746, 100.533],
        ['Rama IV Road', ['ถนนพระราม 4', 'Rama 4 Road'], 13.726, 100.55],
        ['Ratchadaphisek Road', ['ถนนรัชดาภิเษก', 'Ratchada Road'], 13.77, 100.574],
        ['Phetchaburi Road', ['ถนนเพชรบุรี', 'Petchaburi Road'], 13.75, 100.55],
        ['Phahonyothin Road', ['ถนนพหลโยธิน', 'Paholyothin Road'], 13.79, 100.548],
        ['Lat Phrao Road', ['ถนนลาดพร้าว', 'Ladprao Road'], 13.79, 100.6],
        ['Yaowarat Road', ['ถนนเยาวราช', 'Thanon Yaowarat'], 13.741, 100.509],
        ['Khao San Road', ['ถนนข้าวสาร', 'Khaosan Road'], 13.759, 100.497],
        ['Charoen Krung Road', ['ถนนเจริญกรุง'], 13.727, 100.515],
      ],
      'Chiang Mai': [
        ['Nimmanhaemin Road', ['ถนนนิมมานเหมินท์', 'Nimman Road', 'Nimman'], 18.797, 98.967],
        ['Tha Phae Road', ['ถนนท่าแพ', 'Thapae Road'], 18.788, 98.998],
      ],
    },
    regions: none,
  },
  vn: {
    roads: {
      'Ho Chi Minh City': [
        ['Đường Nguyễn Huệ', ['Nguyễn Huệ'], 10.774, 106.703],
        ['Đường Lê Lợi', ['Lê Lợi'], 10.773, 106.7],
        ['Đường Đồng Khởi', ['Đồng Khởi'], 10.776, 106.703],
        ['Đường Bùi Viện', ['Bùi Viện'], 10.767, 106.694],
        ['Đường Pasteur', ['Pasteur'], 10.781, 106.695],
        ['Đường Hai Bà Trưng', ['Hai Bà Trưng'], 10.786, 106.692],
        ['Đường Nguyễn Trãi', ['Nguyễn Trãi'], 10.763, 106.684],
        ['Đường Điện Biên Phủ', ['Điện Biên Phủ'], 10.79, 106.696],
        ['Đường Cách Mạng Tháng Tám', ['Cách Mạng Tháng 8', 'CMT8'], 10.779, 106.68],
      ],
      Hanoi: [
        ['Phố Hàng Bông', ['Hàng Bông'], 21.03, 105.847],
        ['Phố Hàng Bạc', ['Hàng Bạc'], 21.034, 105.853],
        ['Phố Tràng Tiền', ['Tràng Tiền'], 21.025, 105.855],
        ['Đường Láng', ['Láng'], 21.018, 105.804],
        ['Phố Huế', [], 21.016, 105.852],
        ['Đường Kim Mã', ['Kim Mã'], 21.031, 105.82],
      ],
      'Da Nang': [
        ['Đường Bạch Đằng', ['Bạch Đằng'], 16.07, 108.225],
        ['Đường Nguyễn Văn Linh', ['Nguyễn Văn Linh'], 16.06, 108.215],
        ['Đường Võ Nguyên Giáp', ['Võ Nguyên Giáp'], 16.063, 108.246],
      ],
    },
    regions: none,
  },
}
