// Noodles of the plains and the coasts: mohinga, mont di, nan gyi, coconut noodles and the kyay oh pot.
import { entry } from '../../compose.ts'
import { bowl, chili, kyayOhMore, mohingaWith } from './choices.ts'

export const noodles = {
  'mohinga-yangon': entry('Mohinga · မုန့်ဟင်းခါး', 'Catfish noodle soup', 330_000, 'mohinga', 'Catfish, lemongrass, banana stem, toasted rice', 'fish; maybe egg wheat crustacean; hot 1', [bowl, mohingaWith]),
  'mohinga-bogale': entry('Bogale mohinga · ဘိုကလေး မုန့်ဟင်းခါး', 'Mohinga of the delta', 380_000, 'mohinga', 'Thick with delta fish and fish roe', 'fish; maybe egg wheat crustacean; hot 1', [bowl, mohingaWith]),
  'mohinga-thoke': entry('Mohinga thoke · မုန့်ဟင်းခါးသုပ်', 'Mohinga as a salad', 350_000, 'rice-noodles-chop', 'Dry-dressed, tamarind, split-pea cracker', 'fish; maybe egg wheat soy crustacean; hot 1', [mohingaWith]),
  'rakhine-mont-di': entry('Rakhine mont di · ရခိုင်မုန့်တီ', 'Rakhine fish noodle soup', 320_000, 'fish-noodle-soup', 'Clear fish broth, galangal, green chili paste', 'fish; maybe crustacean; hot 3', [chili]),
  'rakhine-mont-di-thoke': entry('Rakhine mont di thoke · ရခိုင်မုန့်တီသုပ်', 'Rakhine noodle salad', 320_000, 'mee-siam', 'Flaked fish, roasted chili, tamarind, broth beside', 'fish; maybe crustacean; hot 3', [chili]),
  'mandalay-mont-di': entry('Mandalay mont di · မန္တလေးမုန့်တီ', 'Mandalay noodle salad with chicken', 380_000, 'nan-gyi', 'Round noodles, chicken gravy, roasted chickpea flour', 'fish; maybe egg wheat; hot 1', [bowl]),
  'nan-gyi-thoke': entry('Nan gyi thoke · နန်းကြီးသုပ်', 'Thick rice noodle salad', 380_000, 'nan-gyi', 'Chicken curry, chickpea flour, lime, coriander', 'fish; maybe egg wheat; hot 1', [bowl, chili]),
  'nan-thay-thoke': entry('Nan thay thoke · နန်းသေးသုပ်', 'Thin rice noodle salad', 360_000, 'rice-noodles-chop', 'Fine noodles, chicken oil, fried onion', 'fish; maybe egg wheat; hot 1', [bowl]),
  'ohn-no-bowl': entry('Ohn no khao swe · အုန်းနို့ခေါက်ဆွဲ', 'Coconut chicken noodles', 420_000, 'ohn-no-khao-swe', 'Chickpea flour, crisp noodles, raw onion, lime', 'wheat; maybe egg fish; hot 1', [bowl]),
  'khao-swe-thoke': entry('Khao swe thoke · ခေါက်ဆွဲသုပ်', 'Wheat noodle salad', 300_000, 'mie-yamin', 'Cabbage, garlic oil, tamarind, dried shrimp', 'wheat crustacean fish; maybe egg peanut soy; hot 1', [chili]),
  'panthay-khao-swe': entry('Panthay khao swe · ပန်းသေးခေါက်ဆွဲ', 'Panthay noodles with spiced chicken', 480_000, 'mie-ayam', 'Egg noodles, masala chicken, onion salad', 'wheat egg; maybe soy; hot 2', [bowl]),
  'kya-zan-hin': entry('Kya zan hin · ကြာဇံဟင်း', 'Glass noodle soup', 360_000, 'bun-thang', 'Chicken, wood ear, lily buds, quail egg', 'egg fish; maybe soy', [bowl]),
  'kyay-oh-pot': entry('Kyay oh · ကြေးအိုး', 'Pork noodle soup in a copper pot', 550_000, 'kyay-oh', 'Pork balls, marrow broth, egg, greens', 'pork egg; maybe wheat soy fish', [bowl, kyayOhMore]),
  'kyay-oh-sigyet': entry('Kyay oh si gyet · ကြေးအိုးဆီချက်', 'Kyay oh without soup, garlic oil', 580_000, 'garlic-noodles', 'Vermicelli in garlic oil, pork balls, broth beside', 'pork egg soy; maybe wheat fish', [kyayOhMore]),
  'kyay-oh-kyet': entry('Kyet thar kyay oh · ကြက်သားကြေးအိုး', 'Kyay oh with chicken', 560_000, 'soto-ayam', 'Chicken balls, egg, vermicelli', 'egg; maybe wheat soy fish', [bowl]),
  'sigyet-khao-swe': entry('Si gyet khao swe · ဆီချက်ခေါက်ဆွဲ', 'Garlic oil noodles', 350_000, 'garlic-noodles', 'Roast duck fat, fried garlic, spring onion', 'wheat soy; maybe egg', [bowl]),
  'sigyet-be': entry('Be kin si gyet · ဘဲကင်ဆီချက်', 'Garlic oil noodles with roast duck', 550_000, 'mie-yamin', 'Chopped duck, clear soup beside', 'wheat soy; maybe egg sesame', [bowl]),
  'kat-kyi-kaik': entry('Kat kyi kaik · ကတ်ကြေးကိုက်', '“Cut by scissors”, fried noodles of Myeik', 520_000, 'pad-see-ew', 'Flat noodles, squid, prawns, yellow peas', 'crustacean mollusc egg soy; maybe fish wheat; hot 1', [chili]),
  'wet-thar-dok-htoe': entry('Wet thar dok htoe · ဝက်သားတုတ်ထိုး', 'Pork on sticks from the simmering pot', 400_000, 'pork-skewers', 'Ten sticks, soy broth, chili and garlic', 'pork soy wheat; hot 1'),
  'san-byoke-kyet': entry('Kyet thar san byoke · ကြက်သားဆန်ပြုတ်', 'Chicken rice porridge', 280_000, 'congee', 'Ginger, fried garlic', 'maybe soy wheat', [bowl]),
  'san-byoke-nga': entry('Nga san byoke · ငါးဆန်ပြုတ်', 'Fish rice porridge', 320_000, 'fish-congee', 'Snakehead fish, ginger, pepper', 'fish; maybe soy wheat', [bowl]),
  'mee-swan': entry('Kya zan chet · ကြာဇံချက်', 'Glass noodles simmered with chicken', 320_000, 'glass-noodles', 'Cabbage, pepper, egg', 'egg; maybe soy fish', [bowl]),
  'a-sone-thoke': entry('A sone thoke · အစုံသုပ်', 'Everything salad: noodles, rice and potato', 320_000, 'pasembur', 'Three noodles, potato, chickpea flour, tamarind', 'wheat; maybe fish crustacean egg soy peanut; hot 1', [chili]),
}
