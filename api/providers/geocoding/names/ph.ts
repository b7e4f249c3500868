// The Philippines: names for address search: common abbreviations, and districts of Metro Manila.
import type { CountryNames } from './shape.ts'

export const names: CountryNames = {
  cityRegions: {},
  towns: {
    'Quezon City': ['QC', 'Lungsod Quezon'],
    Manila: ['Maynila'],
    'Makati City': ['Makati'],
    'Pasig City': ['Pasig'],
    'Caloocan City': ['Caloocan', 'Kalookan'],
    'Mandaluyong City': ['Mandaluyong'],
    'Cebu City': ['Cebu'],
    'Cagayan de Oro': ['CDO'],
    'General Santos': ['GenSan'],
    Davao: ['Davao City'],
    'Las Piñas': ['Las Piñas City'],
  },
  districts: {
    Taguig: [
      ['Bonifacio Global City', ['BGC', 'The Fort'], 14.551, 121.049],
      ['McKinley Hill', [], 14.534, 121.052],
    ],
    'Makati City': [
      ['Ayala Center', ['Greenbelt', 'Glorietta'], 14.551, 121.026],
      ['Salcedo Village', [], 14.561, 121.024],
      ['Legazpi Village', [], 14.554, 121.018],
      ['Poblacion', [], 14.565, 121.03],
      ['Rockwell Center', [], 14.565, 121.036],
    ],
    Manila: [
      ['Ermita', [], 14.583, 120.985],
      ['Malate', [], 14.571, 120.989],
      ['Binondo', [], 14.6, 120.974],
      ['Intramuros', [], 14.59, 120.975],
      ['Sampaloc', [], 14.611, 120.997],
      ['Tondo', [], 14.617, 120.967],
      ['Santa Cruz', [], 14.617, 120.983],
      ['Paco', [], 14.58, 120.997],
      ['Santa Mesa', [], 14.601, 121.012],
    ],
    'Quezon City': [
      ['Cubao', [], 14.619, 121.053],
      ['Diliman', ['UP Diliman'], 14.655, 121.066],
      ['Eastwood', [], 14.61, 121.08],
      ['Katipunan', [], 14.635, 121.074],
      ['Novaliches', [], 14.721, 121.043],
      ['Tomas Morato', [], 14.635, 121.035],
    ],
    'Pasig City': [
      ['Ortigas Center', ['Ortigas'], 14.587, 121.062],
      ['Kapitolyo', [], 14.569, 121.06],
    ],
    'Cebu City': [
      ['Lahug', ['IT Park'], 10.33, 123.906],
      ['Mabolo', [], 10.315, 123.916],
    ],
  },
}
