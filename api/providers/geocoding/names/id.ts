// Indonesia: everyday short forms, and the districts of Jakarta.
import type { CountryNames } from './shape.ts'

export const names: CountryNames = {
  cityRegions: { '04': 'Jakarta' },
  towns: {
    'Jakarta': ['DKI Jakarta', 'JKT'], 'Yogyakarta': ['Jogja', 'Jogjakarta', 'DIY'], 'Surakarta': ['Solo'], 'South Tangerang': ['Tangerang Selatan', 'Tangsel'],
    'City of Balikpapan': ['Balikpapan'], 'Makassar': ['Ujung Pandang'], 'Surabaya': ['Suroboyo'],
  },
  districts: {
    Jakarta: [
      ['Jakarta Pusat', ['Central Jakarta'], -6.182, 106.834], ['Jakarta Selatan', ['South Jakarta', 'Jaksel'], -6.261, 106.810], ['Jakarta Barat', ['West Jakarta'], -6.168, 106.759],
      ['Jakarta Timur', ['East Jakarta'], -6.225, 106.900], ['Jakarta Utara', ['North Jakarta'], -6.138, 106.864], ['Menteng', [], -6.196, 106.833], ['Cikini', [], -6.199, 106.841],
      ['Tanah Abang', [], -6.205, 106.812], ['Gambir', [], -6.170, 106.815], ['Senen', [], -6.181, 106.845], ['Kemayoran', [], -6.163, 106.857], ['Cempaka Putih', [], -6.180, 106.869],
      ['Setiabudi', [], -6.222, 106.827], ['Kuningan', [], -6.230, 106.830], ['Sudirman', ['SCBD'], -6.225, 106.809], ['Kebayoran Baru', ['Blok M'], -6.244, 106.800],
      ['Kebayoran Lama', [], -6.248, 106.777], ['Cilandak', [], -6.285, 106.801], ['Kemang', [], -6.260, 106.813], ['Pasar Minggu', [], -6.293, 106.838], ['Tebet', [], -6.231, 106.848],
      ['Mampang Prapatan', [], -6.250, 106.822], ['Pancoran', [], -6.252, 106.843], ['Jagakarsa', [], -6.334, 106.824], ['Pondok Indah', [], -6.266, 106.783], ['Grogol', [], -6.163, 106.790],
      ['Kebon Jeruk', [], -6.191, 106.770], ['Palmerah', [], -6.191, 106.797], ['Tambora', [], -6.147, 106.802], ['Cengkareng', [], -6.149, 106.735], ['Kelapa Gading', [], -6.160, 106.905],
      ['Pluit', [], -6.117, 106.790], ['Pantai Indah Kapuk', ['PIK'], -6.110, 106.740], ['Tanjung Priok', [], -6.132, 106.871], ['Matraman', [], -6.204, 106.861], ['Jatinegara', [], -6.231, 106.882],
      ['Duren Sawit', [], -6.232, 106.912], ['Cakung', [], -6.182, 106.948], ['Kramat Jati', [], -6.271, 106.870], ['Pulo Gadung', ['Rawamangun'], -6.192, 106.891],
    ],
    Surabaya: [['Gubeng', [], -7.279, 112.753], ['Wonokromo', [], -7.302, 112.740], ['Rungkut', [], -7.323, 112.775], ['Tegalsari', [], -7.276, 112.738]],
    Bandung: [['Dago', [], -6.878, 107.617], ['Coblong', [], -6.886, 107.615], ['Cicendo', [], -6.907, 107.589]],
    Denpasar: [['Sanur', [], -8.687, 115.262], ['Renon', [], -8.674, 115.239]],
  },
}
