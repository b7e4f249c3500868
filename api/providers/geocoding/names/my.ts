// Malaysia: names for address search: common abbreviations, and neighbourhoods of Kuala Lumpur and
// George Town.
import type { CountryNames } from './shape.ts'

export const names: CountryNames = {
  cityRegions: { 14: 'Kuala Lumpur' },
  towns: {
    'Kuala Lumpur': ['KL'],
    'Johor Bahru': ['JB', 'Johor Baru'],
    'Petaling Jaya': ['PJ'],
    'Kota Kinabalu': ['KK'],
    'George Town': ['Georgetown', 'Penang', 'Pulau Pinang'],
    Malacca: ['Melaka'],
    'Kota Bharu': ['Kota Baru'],
    'Pelabuhan Klang': ['Port Klang'],
  },
  districts: {
    'Kuala Lumpur': [
      ['Bukit Bintang', [], 3.147, 101.711],
      ['KLCC', [], 3.158, 101.712],
      ['Bangsar', [], 3.13, 101.672],
      ['Mont Kiara', [], 3.17, 101.652],
      ['Cheras', [], 3.107, 101.726],
      ['Kepong', [], 3.21, 101.637],
      ['Setapak', [], 3.197, 101.716],
      ['Wangsa Maju', [], 3.205, 101.732],
      ['Brickfields', [], 3.13, 101.686],
      ['Chow Kit', [], 3.167, 101.699],
      ['Kampung Baru', [], 3.164, 101.707],
      ['Sri Petaling', [], 3.069, 101.693],
      ['Bukit Jalil', [], 3.058, 101.692],
      ['Taman Tun Dr Ismail', ['TTDI'], 3.14, 101.631],
      ['Segambut', [], 3.186, 101.668],
      ['Sentul', [], 3.185, 101.691],
      ['Ampang Hilir', [], 3.156, 101.747],
      ['Desa ParkCity', [], 3.187, 101.63],
    ],
    'George Town': [
      ['Gurney', [], 5.438, 100.309],
      ['Pulau Tikus', [], 5.432, 100.311],
      ['Jelutong', [], 5.39, 100.313],
      ['Gelugor', [], 5.364, 100.301],
      ['Bayan Lepas', [], 5.295, 100.26],
    ],
  },
}
