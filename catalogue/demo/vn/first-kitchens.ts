// The kitchens written out by hand, in the middle of Hồ Chí Minh City, with more of the dish book on their menus and what their dishes hold.
import { banhMiBaTu } from './banh-mi-ba-tu.ts'
import { bepCoBa } from './bep-co-ba.ts'
import { grow, part } from './book/book.ts'
import { bunBoMeLan } from './bun-bo-me-lan.ts'
import { bunChaNgoNho } from './bun-cha-ngo-nho.ts'
import { comTamHem } from './com-tam-hem.ts'

export const firstKitchens = [
  grow(bepCoBa, {
    facts: {
      'pho-tai-chin': 'beef fish',
      'bun-bo-hue': 'beef pork fish crustacean; hot 2',
      'pho-ga': 'fish',
      'bun-cha': 'pork fish',
      'com-tam': 'pork egg fish',
      'com-ga': 'fish',
      'banh-mi': 'wheat pork egg; maybe soy milk',
      'goi-cuon': 'crustacean pork peanut fish',
      'cha-gio': 'pork crustacean fish; maybe egg wheat',
      'ca-phe': 'milk; veg',
      'da-chanh': 'vegan',
      'tra-sua': 'milk; veg',
    },
    menu: [
      part('Món chính thêm', [
        'bun-rieu-cua',
        'com-bo-luc-lac',
        'banh-xeo-vn',
        'bun-thit-nuong-vn',
      ]),
      part('Chè và bánh', ['che-ba-mau', 'banh-flan-vn', 'sua-chua-nep-cam', 'tau-hu-nuoc-duong']),
    ],
  }),
  grow(comTamHem, {
    facts: {
      'suon-bi-cha': 'pork egg fish',
      'suon-que': 'pork fish',
      'ga-nuong': 'fish; maybe soy',
      'ga-chien': 'maybe wheat soy egg',
      'thit-kho': 'pork egg fish',
      'ca-nuong': 'fish peanut',
      'bo-luc-lac': 'beef soy egg mollusc; maybe wheat',
      'canh-chua': 'fish; hot 1',
      'cha-gio': 'pork crustacean fish; maybe egg wheat',
      canh: 'maybe fish crustacean pork',
      'tra-da': 'vegan',
      'ca-phe': 'vegan',
      'chanh-day': 'vegan',
    },
    menu: [
      part('Cơm phần', ['com-suon-xao', 'com-ca-kho', 'com-dau-hu']),
      part('Món thêm', ['trung-chien', 'rau-muong-xao-toi', 'dau-hu-nhoi', 'che-dau-xanh']),
    ],
  }),
  grow(bunBoMeLan, {
    facts: {
      'bun-bo': 'beef pork fish crustacean; hot 2',
      'bun-hen': 'mollusc pork peanut crustacean fish; hot 2',
      'bun-thit-nuong': 'pork peanut fish',
      'mi-quang': 'crustacean pork peanut fish; maybe wheat',
      beo: 'crustacean pork fish',
      'bot-loc': 'crustacean pork fish',
      nam: 'crustacean pork fish',
      'nem-ran': 'pork fish; maybe egg wheat',
      'nem-lui': 'pork peanut fish',
      'goi-cuon': 'crustacean pork fish',
      che: 'vegan',
      chanh: 'vegan',
      'ca-phe': 'milk; veg',
    },
    menu: [
      part('Món Huế', ['com-hen', 'banh-ram-it', 'banh-uot-thit-nuong', 'banh-canh-gio']),
      part('Ngọt và mát', ['che-troi-nuoc', 'rau-ma-dau-xanh', 'tra-tac']),
    ],
  }),
  grow(banhMiBaTu, {
    facts: {
      thit: 'wheat pork egg; maybe soy milk',
      'xiu-mai': 'wheat pork; maybe egg soy',
      'heo-quay': 'wheat pork soy',
      'op-la': 'wheat egg soy',
      chay: 'wheat soy; vegan',
      'xoi-ga': 'fish; maybe soy',
      'goi-cuon': 'crustacean pork; maybe peanut fish',
      'cha-gio': 'pork; maybe crustacean egg wheat',
      'bo-bia': 'pork egg crustacean peanut',
      'sua-da': 'milk; veg',
      'bac-xiu': 'milk; veg',
      tac: 'vegan',
      chanh: 'veg',
    },
    menu: [
      part('Chảo nóng', ['bo-ne', 'banh-mi-chao', 'banh-mi-bo-kho']),
      part('Xôi sáng', ['xoi-man', 'xoi-xeo', 'xoi-pate', 'sua-dau-nanh']),
    ],
  }),
  grow(bunChaNgoNho, {
    facts: {
      'bun-cha': 'pork fish',
      'que-tre': 'pork fish',
      'bun-nem': 'crustacean pork egg fish; maybe wheat',
      'pho-bo': 'beef fish',
      'bun-thang': 'egg pork fish crustacean',
      'bun-rieu': 'crustacean soy fish',
      'cha-ca': 'fish peanut crustacean',
      'pho-cuon': 'beef fish',
      'nem-ran': 'pork fish; maybe egg wheat',
      'ga-rang': 'maybe wheat',
      'tra-chanh': 'vegan',
      'ca-phe': 'milk; veg',
      chanh: 'vegan',
    },
    menu: [
      part('Quà Hà Nội', ['bun-dau', 'banh-cuon-thit', 'cha-com', 'nem-chua-ran']),
      part('Ngọt', ['ca-phe-trung', 'che-khuc-bach', 'sua-chua-nep-cam']),
    ],
  }),
]
