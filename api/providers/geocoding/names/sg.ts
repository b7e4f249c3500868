// Singapore: its towns and neighbourhoods, of which the gazetteer knows one.
import type { CountryNames } from './shape.ts'

export const names: CountryNames = {
  cityRegions: { '01': 'Singapore', '02': 'Singapore', '03': 'Singapore', '04': 'Singapore', '05': 'Singapore' },
  towns: { Singapore: ['Singapura', 'S’pore'] },
  districts: {
    Singapore: [
      ['Ang Mo Kio', ['AMK'], 1.370, 103.849], ['Bedok', [], 1.324, 103.927], ['Bishan', [], 1.351, 103.848], ['Bukit Batok', [], 1.350, 103.749],
      ['Bukit Merah', [], 1.282, 103.817], ['Bukit Panjang', [], 1.378, 103.762], ['Bukit Timah', [], 1.329, 103.802], ['Choa Chu Kang', ['CCK'], 1.385, 103.745],
      ['Clementi', [], 1.315, 103.765], ['Geylang', [], 1.318, 103.887], ['Hougang', [], 1.371, 103.892], ['Jurong East', [], 1.333, 103.742],
      ['Jurong West', [], 1.340, 103.706], ['Boon Lay', [], 1.339, 103.706], ['Kallang', [], 1.311, 103.866], ['Marine Parade', [], 1.302, 103.907],
      ['Katong', [], 1.305, 103.904], ['Joo Chiat', [], 1.312, 103.901], ['Novena', [], 1.320, 103.844], ['Orchard', [], 1.304, 103.832],
      ['Pasir Ris', [], 1.372, 103.949], ['Punggol', [], 1.405, 103.902], ['Queenstown', [], 1.294, 103.806], ['Sembawang', [], 1.449, 103.820],
      ['Sengkang', [], 1.392, 103.895], ['Serangoon', [], 1.350, 103.873], ['Tampines', [], 1.353, 103.945], ['Toa Payoh', [], 1.334, 103.850],
      ['Yishun', [], 1.429, 103.835], ['Changi', [], 1.358, 103.988], ['Chinatown', [], 1.284, 103.844], ['Little India', [], 1.307, 103.850],
      ['Bugis', [], 1.300, 103.856], ['Kampong Glam', [], 1.302, 103.859], ['Raffles Place', [], 1.284, 103.851], ['Marina Bay', [], 1.281, 103.858],
      ['Tanjong Pagar', [], 1.276, 103.845], ['Tiong Bahru', [], 1.286, 103.828], ['HarbourFront', [], 1.265, 103.822], ['Sentosa', [], 1.249, 103.830],
      ['Holland Village', [], 1.311, 103.796], ['Dover', [], 1.311, 103.779], ['Buona Vista', [], 1.307, 103.790], ['Paya Lebar', [], 1.318, 103.893],
      ['Potong Pasir', [], 1.331, 103.869], ['Tuas', [], 1.320, 103.636], ['Kranji', [], 1.425, 103.762], ['Pulau Ubin', [], 1.411, 103.957],
    ],
  },
}
