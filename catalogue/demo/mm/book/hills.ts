// The hills: Shan noodles and tofu, the lake of the Intha, and what Kachin and Chin kitchens bring to town.
import { entry } from '../../compose.ts'
import { chili, pickles, shanMeat, shanNoodle, soupOrSalad } from './choices.ts'

export const hills = {
  'shan-khao-swe': entry('Shan khao swe · ရှမ်းခေါက်ဆွဲ', 'Shan noodles', 380_000, 'shan-noodles', 'Your meat in tomato, peanuts, mustard pickle', 'peanut soy; maybe wheat sesame pork; hot 1', [soupOrSalad, shanNoodle, shanMeat, pickles]),
  'shan-khao-swe-wet': entry('Wet thar Shan khao swe · ဝက်သားရှမ်းခေါက်ဆွဲ', 'Shan noodles with pork', 400_000, 'shan-noodles', 'Minced pork, garlic oil, peanuts', 'pork peanut soy; maybe wheat sesame; hot 1', [soupOrSalad, shanNoodle, pickles]),
  'tohu-nway-bowl': entry('Tohu nway · တို့ဟူးနွေး', 'Warm Shan tofu over noodles', 350_000, 'tofu-nway', 'Chickpea cream, sesame, chili oil, pea shoots', 'sesame; maybe soy peanut wheat pork; hot 1', [shanNoodle, pickles]),
  'meeshay-shan': entry('Meeshay · မြီးရှည်', 'Rice noodles with pork and black vinegar', 400_000, 'mie-yamin', 'Minced pork, garlic, bean paste', 'pork soy; maybe wheat; hot 1', [pickles]),
  'meeshay-mandalay': entry('Mandalay meeshay · မန္တလေးမြီးရှည်', 'Mandalay noodles with pork', 420_000, 'mie-ayam', 'Crisp pork, rice flour gel, bean sprouts, soy', 'pork soy; maybe wheat; hot 1', [chili]),
  'htamin-chin': entry('Htamin chin · ထမင်းချဉ်', 'Sour kneaded rice', 380_000, 'htamin-jin', 'Fish, tomato, garlic oil, leek roots', 'fish; maybe peanut soy; hot 1'),
  'nga-htamin-ne': entry('Inle nga htamin ne · အင်းလေးငါးထမင်းနယ်', 'Rice kneaded with lake fish', 420_000, 'htamin-jin', 'Turmeric, tamarind, garlic oil', 'fish; maybe peanut soy; hot 1'),
  'hin-htoke-shan': entry('Hin htoke · ဟင်းထုပ်', 'Pork and rice flour steamed in leaf', 280_000, 'otak', 'Two parcels, leek, ginger', 'pork; maybe soy fish'),
  'tohu-kyaw-shan': entry('Tohu kyaw · တို့ဟူးကြော်', 'Fried Shan tofu', 250_000, 'fried-tofu', 'Crisp triangles, tamarind and garlic dip', 'maybe soy wheat; hot 1; veg'),
  'tohu-thoke-shan': entry('Shan tohu thoke · ရှမ်းတို့ဟူးသုပ်', 'Shan tofu salad', 280_000, 'cold-tofu', 'Tamarind, sesame, chili', 'sesame; maybe soy peanut; hot 1; veg', [chili]),
  'mohnyin-chin': entry('Shan mohnyin chin · ရှမ်းမုန်ညင်းချဉ်', 'Shan mustard pickle', 120_000, 'bok-choy', 'Leek roots, rice, chili', 'hot 1; vegan'),
  'wet-mohnyin': entry('Wet thar mohnyin chin · ဝက်သားမုန်ညင်းချဉ်', 'Pork with pickled mustard greens', 650_000, 'pork-leg-rice', 'Belly, slow; rice', 'pork soy; maybe wheat'),
  'wet-thar-chin': entry('Wet thar chin · ဝက်သားချဉ်', 'Sour pork', 450_000, 'larb', 'Fermented with rice, garlic, green chili', 'pork; hot 2'),
  'shan-u-chaung': entry('Shan wet u chaung · ရှမ်းဝက်အူချောင်း', 'Shan pork sausage', 420_000, 'sai-ua', 'Lemongrass, garlic, grilled', 'pork; maybe soy; hot 1'),
  'nga-kin-inle': entry('Inle nga kin · အင်းလေးငါးကင်', 'Grilled lake carp', 1_050_000, 'grilled-fish', 'Stuffed with tomato, garlic, coriander', 'fish; hot 1'),
  'pe-pok-kyaw': entry('Pe pok kyaw · ပဲပုပ်ကြော်', 'Crisp fermented bean disc', 180_000, 'crackers', 'Sesame, chili', 'soy sesame; hot 1; vegan'),
  'kaw-pok': entry('Khaw poke · ခေါပုတ်', 'Pounded black sticky rice', 180_000, 'wajik', 'Grilled, jaggery, sesame', 'sesame; vegan'),
  'shan-hin-cho': entry('Pe ywet hin cho · ပဲရွက်ဟင်းချို', 'Pea shoot soup', 220_000, 'canh-rau', 'Young shoots, ginger', 'vegan'),
  'shan-kyet-paung': entry('Shan kyet paung · ရှမ်းကြက်ပေါင်း', 'Chicken steamed with herbs', 750_000, 'steamed-fish-fillet', 'Shan coriander root, chili, lime', 'maybe soy; hot 1'),
  'shan-alu': entry('Shan a lu thoke · အာလူးသုပ်', 'Potato salad of the hills', 250_000, 'avocado-salad', 'Crushed potato, tomato, coriander', 'maybe soy peanut; hot 1; vegan'),
  'kachin-htaung': entry('Ame htaung · အမဲထောင်း', 'Kachin pounded beef', 650_000, 'dendeng', 'Dried, pounded with chili and basil', 'beef; hot 2'),
  'kachin-kyet': entry('Kachin chicken in leaf', 'Chicken steamed with hill basil', 650_000, 'amok', 'Phrynium leaf, pepper, wild basil', 'hot 2'),
  'kachin-shat': entry('Shat jam', 'Kachin soft rice with beef and vegetables', 480_000, 'congee', 'Beef, pumpkin leaves, ginger', 'beef; hot 1'),
  'kachin-nga': entry('Kachin fish in bamboo leaf', '', 700_000, 'otah', 'Snakehead, chili, coriander root', 'fish; hot 2'),
  'kachin-bean': entry('Kachin bean and ginger salad', '', 280_000, 'urap', 'Boiled beans, sesame, roasted chili', 'sesame; hot 2; vegan'),
  'chin-sabuti': entry('Sabuti', 'Chin corn and bean soup', 380_000, 'bulalo', 'White corn, pork bones, split beans', 'pork'),
  'shan-hot-rice': entry('Shan htamin byu · ရှမ်းထမင်းဖြူ', 'Shan rice', 80_000, 'plain-rice', 'Short grain of the hills', 'vegan'),
  'shan-set': entry('Shan htamin wine · ရှမ်းထမင်းဝိုင်း', 'Shan rice table', 900_000, 'nasi-padang', 'Sour pork, sausage, tofu, pickle, soup, rice', 'pork soy; maybe fish sesame peanut; hot 1'),
}
