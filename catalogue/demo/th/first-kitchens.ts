// The kitchens written out by hand, along Bangkok's Sukhumvit, with more of the dish book on their menus and what their dishes hold.
import { grow, part } from './book/book.ts'
import { kaprao } from './kaprao.ts'
import { khanomBanSuan } from './khanom-ban-suan.ts'
import { khaoSoiMaeKham } from './khao-soi-mae-kham.ts'
import { khruaPaDaeng } from './khrua-pa-daeng.ts'
import { somTamSaep } from './som-tam-saep.ts'

export const firstKitchens = [
  grow(khruaPaDaeng, {
    facts: {
      'pad-thai': 'crustacean peanut egg soy fish',
      kaprao: 'pork egg fish mollusc soy; maybe wheat; hot 2',
      'khao-phat': 'crustacean egg soy fish; maybe wheat mollusc',
      'khao-man-kai': 'soy wheat; maybe sesame',
      'tom-yum': 'crustacean fish milk; maybe soy; hot 2',
      'green-curry': 'fish crustacean; hot 2',
      'khao-soi': 'wheat egg fish crustacean; maybe soy milk; hot 1',
      'som-tam': 'peanut crustacean fish; hot 2',
      'kai-thot': 'wheat; maybe soy fish',
      mango: 'vegan',
      'cha-yen': 'milk; veg',
      manao: 'vegan',
      oliang: 'maybe soy sesame milk; veg',
    },
    menu: [
      part('ข้าวและผัด', ['pad-si-io', 'kai-phat-met', 'phat-phak-bung']),
      part('ต้มและแกง', ['tom-kha-kai', 'phanaeng-mu']),
      part('ยำและส้มตำ', ['yam-wun-sen']),
      part('ของหวาน', ['tap-thim-krop']),
    ],
  }),
  grow(kaprao, {
    facts: {
      beef: 'beef fish mollusc soy; maybe wheat egg; hot 2',
      chicken: 'fish mollusc soy; maybe wheat egg; hot 2',
      'crispy-pork': 'pork fish mollusc soy; maybe wheat egg; hot 2',
      squid: 'mollusc fish soy; maybe wheat egg; hot 2',
      'see-ew': 'pork egg soy wheat mollusc',
      'khao-phat': 'pork egg soy fish; maybe wheat mollusc',
      'pad-thai': 'crustacean soy fish; maybe egg peanut',
      katiam: 'pork soy; maybe wheat mollusc fish',
      'tom-yum': 'crustacean fish; hot 2',
      'kai-thot': 'fish; maybe wheat',
      'cha-yen': 'milk; veg',
      manao: 'vegan',
      kafe: 'milk; veg',
    },
    menu: [
      part('ข้าวกะเพรา', ['kaphrao-thale']),
      part('จานผัด', ['pad-khi-mao', 'khao-phat-tom-yam', 'suki-haeng']),
      part('กับแกล้ม', ['yam-khai-dao', 'khana-nam-man-hoi']),
      part('เครื่องดื่ม', ['nam-daeng-soda']),
    ],
  }),
  grow(khaoSoiMaeKham, {
    facts: {
      'khao-soi': 'wheat egg fish crustacean; maybe soy milk beef; hot 1',
      'nam-ngiao': 'pork crustacean soy fish; hot 1',
      'khao-soi-dry': 'wheat egg fish crustacean; maybe soy beef; hot 1',
      'hang-le': 'pork fish crustacean; maybe peanut soy',
      'sai-ua': 'pork fish; maybe crustacean; hot 1',
      'nam-prik': 'pork; maybe fish; hot 2',
      satay: 'pork peanut; maybe milk wheat',
      'kai-thot': 'soy; maybe wheat fish',
      'tam-mamuang': 'crustacean fish; hot 1',
      larb: 'pork fish; hot 2',
      mango: 'vegan',
      cha: 'milk; veg',
      longan: 'vegan',
    },
    menu: [
      part('ข้าวซอย', ['khao-soi-mu', 'khao-soi-nam-na']),
      part('กับข้าวเหนือ', ['nam-phrik-ong', 'kaeng-khanun', 'khao-niao']),
      part('ยำ', ['tam-khanun', 'yam-cin-kai']),
    ],
  }),
  grow(somTamSaep, {
    facts: {
      'tam-thai': 'peanut crustacean fish; hot 2',
      'tam-pu-pla-ra': 'crustacean fish; hot 3',
      'tam-khao-phot': 'egg fish; maybe peanut crustacean; hot 1',
      'tam-thot': 'wheat fish; maybe peanut crustacean; hot 1',
      'kai-yang': 'fish soy; maybe mollusc wheat',
      'pla-phao': 'fish; maybe peanut',
      'kai-thot': 'soy; maybe wheat fish',
      'kho-mu-yang': 'pork fish soy; maybe mollusc wheat',
      'larb-mu': 'pork fish; hot 2',
      'tom-saep': 'pork fish; hot 2',
      'sticky-rice': 'vegan',
      manao: 'vegan',
      'cha-dam': 'vegan',
    },
    menu: [
      part('ส้มตำ', ['tam-sua', 'tam-taeng']),
      part('ย่างและทอด', ['suea-rong-hai', 'sai-krok-isan']),
      part('ลาบและต้ม', ['nam-tok-mu', 'kaeng-om']),
      part('เครื่องดื่ม', ['oliang']),
    ],
  }),
  grow(khanomBanSuan, {
    facts: {
      mango: 'vegan',
      'lot-chong': 'vegan',
      'khanom-tom': 'vegan',
      'bua-loi': 'egg; veg',
      tako: 'vegan',
      sangkhaya: 'wheat egg milk; veg',
      roti: 'wheat milk; maybe egg; veg',
      'po-pia': 'wheat; maybe pork soy egg',
      satay: 'peanut; maybe milk',
      'cha-thai': 'milk; veg',
      'nom-sot': 'milk; veg',
      kafe: 'milk; veg',
      manao: 'veg',
    },
    menu: [
      part('ของหวาน', ['tap-thim-krop', 'khanom-chan', 'aitim-kathi']),
      part('ขนมปัง', ['khanom-pang-choko']),
      part('ของคาว', ['miang-kham', 'kanom-kuichai']),
      part('เครื่องดื่ม', ['anchan']),
    ],
  }),
]
