// Kitchens of Taunggyi in the Shan hills, along Bogyoke Aung San Road and round the five-day market.
import { tables } from '../menu.ts'
import { kitchen, own, part } from './book/book.ts'

export const taunggyi = [
  kitchen({
    ID: 'mm-nang-kham-tohu', name: 'Nang Kham Tohu Nway · နန်းခမ်း တို့ဟူးနွေး', cuisines: ['Shan', 'Tofu', 'Breakfast'], address: '18 Market Road, Myoma, Taunggyi', at: [20.7838, 97.0359], radius: 5_500,
    open: '05:30-14:00', preparationMinutes: 8, rating: 4.6, voteCount: 880, level: 0.85,
    menu: [
      part('Tofu', [own('tohu-nway-bowl', { title: 'Nang Kham’s tohu nway · နန်းခမ်း တို့ဟူးနွေး', description: 'Chickpeas ground at three in the morning, sesame, pea shoots, jaggery syrup' }), 'tohu-kyaw-shan', 'tohu-thoke-shan', 'tohu-thoke']),
      part('Noodles', ['shan-khao-swe', 'mee-swan', 'meeshay-shan', 'khao-swe-thoke']),
      part('Rice', ['htamin-chin', 'shan-hot-rice', 'kaw-pok', 'kauk-hnyin-baung']),
      part('Beside', ['hin-htoke-shan', 'mohnyin-chin', 'pe-pok-kyaw', 'shan-hin-cho', 'ei-kya']),
      part('Drinks', ['ye-nway', 'pe-no', 'lahpet-yay', 'nwa-no']),
    ],
  }),
  kitchen({
    ID: 'mm-hawgone-rice', name: 'Haw Gone Shan Rice · ဟော်ကုန်း ရှမ်းထမင်း', cuisines: ['Shan', 'Rice', 'Grill'], address: '44 Haw Gone Street, Haw Gone, Taunggyi', at: [20.7779, 97.0388], radius: 6_000,
    open: '09:30-19:30', preparationMinutes: 13, rating: 4.4, voteCount: 640, level: 0.9, isIntegrated: false,
    menu: [
      part('Shan rice', [own('shan-set', { title: 'Haw Gone rice table · ဟော်ကုန်း ထမင်းဝိုင်း', description: 'Sausage, sour pork, fried tofu, mountain greens, soup, as much rice as you like' }), 'htamin-chin', 'wet-mohnyin', 'nga-htamin-ne', 'shan-kyet-paung']),
      part('Grill', ['shan-u-chaung', 'nga-kin-inle', 'kyet-kin-half', 'ame-kin']),
      part('Salads', ['shan-alu', 'tohu-thoke-shan', 'tomato-thoke', 'khayan-phote', 'htawbat-thoke']),
      part('Soup and greens', ['shan-hin-cho', 'mohnyin-chin', 'kazun-kyaw', 'chin-baung']),
      part('Drinks', ['ye-nway', 'leinmaw-yay', 'htan-yay', 'ye-thant']),
    ],
  }),
  kitchen({
    ID: 'mm-inle-fish', name: 'Daw Nu Inle Kitchen · အင်းလေး', cuisines: ['Intha', 'Fish', 'Shan'], address: '102 Bogyoke Aung San Road, Kyaung Gyi Su, Taunggyi', at: [20.7905, 97.0369], radius: 6_000,
    open: '10:00-20:30', dayOff: 'Wed', preparationMinutes: 15, rating: 4.5, voteCount: 520, tables: tables('mm-inle-fish', 9),
    menu: [
      part('From the lake', [own('nga-kin-inle', { title: 'Daw Nu’s lake carp · အင်းလေးငါးကင်', description: 'Stuffed with tomatoes from floating gardens, garlic, coriander' }), 'nga-htamin-ne', 'nga-hin', 'nga-baung-thoke', 'nga-kyaw']),
      part('Tomato gardens', ['tomato-thoke', own('tomato-thoke', { ID: 'green-tomato', title: 'Green tomato salad · ခရမ်းချဉ်သီးစိမ်းသုပ်', description: 'Sesame, peanuts, lime', price: 280_000, picture: 'green-salad', says: 'peanut sesame; maybe fish; hot 1' }), 'khayan-phote', 'shan-alu', 'pe-thi-thoke']),
      part('Curries', ['kyet-kalathar', 'wet-hmyit-chin', 'be-u-hin', 'pe-hin']),
      part('Beside', ['hin-htoke-shan', 'tohu-kyaw-shan', 'shan-hin-cho', 'shan-hot-rice']),
      part('Drinks', ['leinmaw-yay', 'ywangan', 'thanpaya', 'ye-nway']),
    ],
  }),
  kitchen({
    ID: 'mm-hilltop-coffee', name: 'Hilltop Beans Taunggyi', cuisines: ['Café', 'Coffee', 'Brunch'], address: '7 Forest Road, Forest Quarter, Taunggyi', at: [20.7871, 97.0402], radius: 5_000,
    open: '07:30-20:00', preparationMinutes: 12, rating: 4.4, voteCount: 410, promo: '10% off Ywangan pour-over',
    campaigns: [{ ID: 'mm-hilltop-pour', name: '10% off pour-over', tcDetails: 'Ywangan pour-over, every day. The discount is in the price shown.' }],
    menu: [
      part('Coffee of the hills', [own('ywangan', { title: 'Hilltop pour-over, this week’s village', description: 'Natural, washed or honey, from Ywangan and Pindaya', off: 10, campaignID: 'mm-hilltop-pour' }), 'latte-mm', 'americano-mm', 'iced-coffee-mm']),
      part('All day', ['avo-toast-mm', 'tohu-nway-bowl', 'pancakes-mm', 'grilled-cheese-mm', 'htamin-chin']),
      part('Lunch', ['spaghetti-mm', 'shan-khao-swe', 'chicken-burger-mm', 'mushroom-soup-mm', 'shan-alu']),
      part('Cakes', [own('choc-cake-mm', { ID: 'macadamia-tart', title: 'Macadamia tart', description: 'Macadamia nuts of Pindaya, jaggery', price: 380_000, picture: 'egg-tarts', says: 'wheat egg milk treeNut; veg' }), 'kek', 'pudding-mm']),
      part('Cold', ['strawberry-shake-mm', 'htawbat-shake', 'leinmaw-yay', 'nanat-yay']),
    ],
  }),
  kitchen({
    ID: 'mm-five-day-mala', name: 'Five-Day Market Mala · ငါးရက်ဈေး မာလာ', cuisines: ['Mala', 'Hot pot', 'Yunnan'], address: '63 Merchant Street, Zay Paing, Taunggyi', at: [20.7822, 97.0345], radius: 5_500,
    open: '10:30-21:30', preparationMinutes: 14, rating: 4.3, voteCount: 730, level: 0.9, tables: tables('mm-five-day-mala', 14),
    menu: [
      part('Mala', [own('mala-shan-gaw', { title: 'Five-day mala shan gaw · ငါးရက်ဈေး မာလာရှမ်းကော', description: 'From the market basket, tossed with peanuts in our red oil' }), 'mala-hin', 'hot-pot-mm']),
      part('Rice and noodles', ['htamin-kyaw', 'khao-swe-kyaw', 'htamin-paung', 'meeshay-mandalay', 'ramen-mm']),
      part('Skewers', ['wet-kin', 'ame-kin', 'hmo-kin', 'tohu-kin', 'pyaung-phu']),
      part('Small', ['hpet-htoke-pyoke', 'hpet-htoke-kyaw', 'kyauk-pwint', 'pe-pyar-thoke', 'wet-thar-chin']),
      part('Drinks', ['beer-mm', 'pe-no', 'leinmaw-yay', 'soda-mm']),
    ],
  }),
  kitchen({
    ID: 'mm-forest-tea', name: 'Seven Quarters Tea Shop · ခုနစ်ရပ်ကွက် လက်ဖက်ရည်', cuisines: ['Tea shop', 'Breakfast', 'Halal'], address: '150 Bogyoke Aung San Road, Sein Pan, Taunggyi', at: [20.7952, 97.0357], radius: 5_500,
    open: '05:30-20:00', preparationMinutes: 8, rating: 4.3, voteCount: 960, freeDeliveryFrom: 1_500_000, level: 0.85, halal: true,
    menu: [
      part('Tea', [own('lahpet-yay', { title: 'Hill tea with fresh milk · လက်ဖက်ရည်', description: 'Shan leaves, milk of the morning' }), 'lahpet-yay-aye', 'kaw-phi-black', 'nwa-no']),
      part('Breads', ['nan-bya-pe', 'nan-bya-seik', 'palata-mm', 'palata-kyet', 'palata-kyet-u', 'chapati-mm']),
      part('Rice', ['danbauk-kyet', 'htawbat-htamin', 'pe-byoke-htamin', 'si-htamin']),
      part('Fritters', ['samusa-4', 'samusa-thoke', 'baya-kyaw', 'bu-thi-kyaw']),
      part('Sweet', ['sanwin-makin', 'faluda-mm', 'dein-chin', 'halawa']),
    ],
  }),
]
