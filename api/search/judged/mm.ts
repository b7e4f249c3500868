// What people in Myanmar type, in their own writing and in Latin letters, and what they mean: a query, then names that must be among the first five.
import type { Judged } from './judged.ts'

export const mm: Judged = [
  ['မုန့်ဟင်းခါး', 'Mohinga · မုန့်ဟင်းခါး', 'Mohinga thoke · မုန့်ဟင်းခါးသုပ်'], ['mohinga', 'Mohinga · မုန့်ဟင်းခါး'], ['mohingar', 'Mohinga · မုန့်ဟင်းခါး'], ['လက်ဖက်သုပ်', 'Lahpet thoke · လက်ဖက်သုပ်', 'Tea-leaf salad · လက်ဖက်သုပ်'], ['laphet thoke', 'Lahpet thoke · လက်ဖက်သုပ်'],
  ['tea leaf salad', 'Tea-leaf salad · လက်ဖက်သုပ်'], ['ရှမ်းခေါက်ဆွဲ', 'Shan noodles · ရှမ်းခေါက်ဆွဲ', 'Shan khao swe · ရှမ်းခေါက်ဆွဲ'], ['shan noodle', 'Shan noodles · ရှမ်းခေါက်ဆွဲ'], ['အုန်းနို့ခေါက်ဆွဲ', 'Ohn no khao swe · အုန်းနို့ခေါက်ဆွဲ'],
  ['နန်းကြီးသုပ်', 'Nan gyi thoke · နန်းကြီးသုပ်'], ['nan gyi', 'Nan gyi thoke · နန်းကြီးသုပ်'], ['လက်ဖက်ရည်', 'Lahpet yay · လက်ဖက်ရည်'], ['milk tea', 'Milk tea', 'Milk tea with pearls'], ['danbauk', 'Mogul chicken danbauk · ကြက်သားဒံပေါက်'], ['biryani', 'Chicken biryani', 'Mutton biryani'],
  ['ကြာဇံ', 'Kya zan kyaw · ကြာဇံကြော်', 'Kya zan hin · ကြာဇံဟင်း'], ['ထမင်းကြော်', 'Htamin kyaw · ထမင်းကြော်', 'Fried rice · ထမင်းကြော်'], ['fried rice', 'Seafood fried rice'], ['ဝက်သားတုတ်ထိုး', 'Wet thar dok htoe · ဝက်သားတုတ်ထိုး'], ['ကြက်သားဟင်း', 'Kyet tha hin · ကြက်သားဟင်း'],
  ['prawn curry', 'Prawn curry'], ['စမူဆာ', 'Samusa · စမူဆာ', 'Samusa thoke · စမူဆာသုပ်'], ['ဖာလူဒါ', 'Faluda · ဖာလူဒါ'], ['faluda', 'Faluda · ဖာလူဒါ'], ['ပလာတာ', 'Palata · ပလာတာ'], ['paratha', 'Palata · ပလာတာ'], ['ကော်ဖီ', 'Kaw phi · ကော်ဖီ', 'Kaw phi kha · ကော်ဖီခါး'],
  ['mont lin mayar', 'Mont lin mayar · မုန့်လင်မယား'], ['ကြေးအိုး', 'Kyay oh · ကြေးအိုး'], ['kyay oh', 'Kyay oh · ကြေးအိုး'],
]
