// Cambodia: provincial towns and Phnom Penh's districts in Khmer.
import type { CountryNames } from './shape.ts'

export const names: CountryNames = {
  cityRegions: { 22: 'Phnom Penh' },
  towns: {
    'Phnom Penh': ['ភ្នំពេញ', 'រាជធានីភ្នំពេញ'], 'Siem Reap': ['សៀមរាប'], 'Battambang': ['បាត់ដំបង'], 'Sihanoukville': ['ព្រះសីហនុ', 'ក្រុងព្រះសីហនុ', 'កំពង់សោម', 'Kampong Som'],
    'Takeo': ['តាកែវ'], 'Kampong Chhnang': ['កំពង់ឆ្នាំង'], 'Kampong Cham': ['កំពង់ចាម'], 'Pursat': ['ពោធិ៍សាត់'], 'Ta Khmau': ['តាខ្មៅ'],
    'Kampong Speu': ['កំពង់ស្ពឺ'], 'Koh Kong': ['កោះកុង'], 'Prey Veng': ['ព្រៃវែង'], 'Suong': ['សួង'], 'Stung Treng': ['ស្ទឹងត្រែង'],
    'Tbeng Meanchey': ['ត្បែងមានជ័យ', 'ព្រះវិហារ'], 'Svay Rieng': ['ស្វាយរៀង'], 'Sisophon': ['សិរីសោភ័ណ', 'ស្វាយស៊ីសុផុន'], 'Kampot': ['កំពត'],
    'Kratié': ['ក្រចេះ'], 'Kampong Thom': ['កំពង់ធំ'], 'Samraong': ['សំរោង'], 'Pailin': ['ប៉ៃលិន'], 'Banlung': ['បានលុង'], 'Krong Kep': ['កែប'],
    'Sen Monorom': ['សែនមនោរម្យ'], 'Paoy Paet': ['ប៉ោយប៉ែត', 'Poipet'], 'Dangkao': ['ដង្កោ'], 'Mean Chey': ['មានជ័យ'], 'Ruessei Kaev': ['ឫស្សីកែវ', 'Russey Keo'],
  },
  districts: {
    'Phnom Penh': [
      ['Daun Penh', ['ដូនពេញ'], 11.574, 104.925], ['Chamkar Mon', ['ចំការមន'], 11.538, 104.925], ['Boeung Keng Kang', ['បឹងកេងកង', 'BKK1'], 11.549, 104.925],
      ['7 Makara', ['៧មករា', 'Prampir Meakkakra'], 11.563, 104.914], ['Toul Kork', ['ទួលគោក', 'Tuol Kouk'], 11.578, 104.898], ['Sen Sok', ['សែនសុខ'], 11.593, 104.872],
      ['Chbar Ampov', ['ច្បារអំពៅ'], 11.531, 104.948], ['Chroy Changvar', ['ជ្រោយចង្វារ'], 11.588, 104.936], ['Pou Senchey', ['ពោធិ៍សែនជ័យ'], 11.540, 104.832],
      ['Tuol Tom Poung', ['ទួលទំពូង'], 11.540, 104.916],
    ],
    'Siem Reap': [['Sala Kamreuk', ['សាលាកំរើក'], 13.347, 103.864], ['Svay Dangkum', ['ស្វាយដង្គំ'], 13.365, 103.845]],
  },
}
