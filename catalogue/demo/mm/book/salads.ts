// A-thoke: what is cut fine and worked by hand with lime, onion oil and chickpea flour.
import { entry } from '../../compose.ts'
import { chili } from './choices.ts'

export const salads = {
  'lahpet-thoke': entry('Lahpet thoke · လက်ဖက်သုပ်', 'Tea-leaf salad', 350_000, 'tea-leaf-salad', 'Fried beans, peanuts, sesame, tomato, cabbage', 'peanut sesame; maybe crustacean fish soy; hot 1', [chili]),
  'lahpet-htamin': entry('Lahpet htamin · လက်ဖက်ထမင်း', 'Tea-leaf rice', 380_000, 'htamin-jin', 'Rice worked with tea leaves, fried beans, peanuts', 'peanut sesame; maybe crustacean fish soy; hot 1', [chili]),
  'lahpet-tray': entry('Ahlu lahpet · အလှူလက်ဖက်', 'Tea leaves as at a feast, unmixed', 450_000, 'tea-leaf-salad', 'Leaves, fried garlic, beans, sesame, peanuts, each apart', 'peanut sesame; maybe crustacean soy'),
  'gin-thoke-bowl': entry('Gin thoke · ဂျင်းသုပ်', 'Ginger salad', 320_000, 'ginger-salad', 'Pickled ginger, beans, peanuts, sesame', 'peanut sesame; maybe crustacean fish soy; hot 1', [chili]),
  'tomato-thoke': entry('Khayan chin thi thoke · ခရမ်းချဉ်သီးသုပ်', 'Tomato salad', 300_000, 'tomato-salad', 'Crushed peanuts, onion, coriander', 'peanut; maybe fish crustacean sesame; hot 1', [chili]),
  'pennywort-thoke': entry('Myin khwa ywet thoke · မြင်းခွာရွက်သုပ်', 'Pennywort salad', 300_000, 'pennywort-salad', 'Lime, peanuts, dried shrimp', 'peanut crustacean; maybe fish sesame; hot 1', [chili]),
  'thinbaw-thoke': entry('Thinbaw thi thoke · သင်္ဘောသီးသုပ်', 'Papaya salad', 300_000, 'som-tam', 'Green papaya, chickpea flour, tamarind, dried shrimp', 'crustacean; maybe fish peanut; hot 1', [chili]),
  'thayet-thoke': entry('Thayet thi thoke · သရက်သီးသုပ်', 'Green mango salad', 320_000, 'mango-salad', 'Onion, chili, dried shrimp', 'crustacean fish; maybe peanut; hot 2', [chili]),
  'shauk-thoke': entry('Shauk thi thoke · ရှောက်သီးသုပ်', 'Citron salad', 320_000, 'green-salad', 'Sour citrus, roasted chickpea flour, dried shrimp', 'crustacean fish; maybe peanut; hot 1', [chili]),
  'tohu-thoke': entry('Tohu thoke · တို့ဟူးသုပ်', 'Shan tofu salad', 280_000, 'cold-tofu', 'Chickpea tofu, tamarind, chili, crushed peanuts', 'peanut; maybe soy sesame fish; hot 1', [chili]),
  'samusa-thoke': entry('Samusa thoke · စမူဆာသုပ်', 'Samosa salad', 250_000, 'pasembur', 'Cut samosas, cabbage, mint, split-pea gravy', 'wheat; maybe fish; hot 1', [chili]),
  'htamin-thoke': entry('Htamin thoke · ထမင်းသုပ်', 'Rice salad', 280_000, 'nasi-campur', 'Chili rice, potato, glass noodles, chickpea flour', 'maybe fish crustacean wheat; hot 1', [chili]),
  'kyet-thoke': entry('Kyet thar thoke · ကြက်သားသုပ်', 'Chicken salad', 420_000, 'herb-salad', 'Shredded chicken, onion, lime', 'fish; maybe peanut; hot 1', [chili]),
  'nga-phe-thoke': entry('Nga phe thoke · ငါးဖယ်သုပ်', 'Fish cake salad', 420_000, 'kinilaw', 'Featherback fish cake, onion, chickpea flour', 'fish; maybe peanut crustacean; hot 1', [chili]),
  'pazun-thoke': entry('Pazun thoke · ပုစွန်သုပ်', 'Prawn salad', 580_000, 'kinilaw', 'River prawns, lime, green chili', 'crustacean fish; maybe peanut; hot 2', [chili]),
  'nga-chin-thoke': entry('Nga chin thoke · ငါးချဉ်သုပ်', 'Pickled fish salad', 380_000, 'beef-salad', 'Fermented fish, garlic, chili, onion', 'fish; maybe peanut; hot 2', [chili]),
  'wet-nar-thoke': entry('Wet nar ywet thoke · ဝက်နားရွက်သုပ်', 'Pork ear salad', 450_000, 'beef-salad', 'Crunchy, chili oil, coriander', 'pork soy; maybe wheat sesame; hot 2', [chili]),
  'kyauk-pwint': entry('Kyauk pwint thoke · ကျောက်ပွင့်သုပ်', 'Seaweed salad', 320_000, 'green-salad', 'Crunchy seaweed, lime, sesame', 'sesame; maybe fish crustacean; hot 1', [chili]),
  'khayan-phote': entry('Khayan thi mi phote thoke · ခရမ်းသီးမီးဖုတ်သုပ်', 'Smoked aubergine salad', 320_000, 'larb-dark', 'Peanuts, sesame, onion', 'peanut sesame; maybe fish crustacean; hot 1', [chili]),
  'pe-thi-thoke': entry('Pe thi thoke · ပဲသီးသုပ်', 'Long bean salad', 280_000, 'urap', 'Peanuts, sesame oil', 'peanut sesame; maybe fish; hot 1', [chili]),
  'htawbat-thoke': entry('Htaw bat thi thoke · ထောပတ်သီးသုပ်', 'Avocado salad', 350_000, 'avocado-salad', 'Tomato, onion, lime, peanuts', 'peanut; maybe sesame fish; hot 1', [chili]),
  'magyi-ywet-thoke': entry('Magyi ywet thoke · မန်ကျည်းရွက်သုပ်', 'Young tamarind leaf salad', 320_000, 'pennywort-salad', 'Sour leaves, crushed peanuts, sesame', 'peanut sesame; maybe fish crustacean; hot 1', [chili]),
  'pon-ye-gyi-thoke': entry('Pon ye gyi thoke · ပုံးရည်ကြီးသုပ်', 'Bean paste salad of Bagan', 300_000, 'larb-dark', 'Horse gram paste, peanut oil, onion', 'peanut; maybe soy sesame; hot 1; vegan'),
  'pe-pyar-thoke': entry('Pe pya thoke · ပဲပြားသုပ်', 'Tofu salad', 300_000, 'cold-tofu', 'Soft tofu, chili, lime', 'soy; maybe fish peanut; hot 1', [chili]),
  'thinbaw-htaung': entry('Thinbaw thi htaung · သင်္ဘောသီးထောင်း', 'Pounded papaya salad', 320_000, 'som-tam', 'Thai style, bird chilies, peanuts', 'fish peanut; maybe crustacean; hot 3', [chili]),
  'khayu-thoke': entry('Khayu thoke · ခရုသုပ်', 'Sea snail salad', 550_000, 'kinilaw', 'Whelks, roasted chili, lime', 'mollusc fish; maybe crustacean; hot 3', [chili]),
}
