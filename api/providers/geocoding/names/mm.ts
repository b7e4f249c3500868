// Myanmar: towns and the townships of Yangon and Mandalay in Burmese (Unicode).
import type { CountryNames } from './shape.ts'

export const names: CountryNames = {
  cityRegions: {},
  towns: {
    'Yangon': ['ရန်ကုန်', 'ရန်ကုန်မြို့', 'Rangoon'], 'Mandalay': ['မန္တလေး', 'မန္တလေးမြို့'], 'Nay Pyi Taw': ['နေပြည်တော်', 'Naypyidaw'],
    'Mawlamyine': ['မော်လမြိုင်', 'Moulmein'], 'Bago': ['ပဲခူး'], 'Pathein': ['ပုသိမ်'], 'Sittwe': ['စစ်တွေ'], 'Taunggyi': ['တောင်ကြီး'],
    'Dawei': ['ထားဝယ်'], 'Magway': ['မကွေး'], 'Myitkyina': ['မြစ်ကြီးနား'], 'Sagaing': ['စစ်ကိုင်း'], 'Hpa-An': ['ဘားအံ'], 'Hakha': ['ဟားခါး'],
    'Loikaw': ['လွိုင်ကော်'], 'Monywa': ['မုံရွာ'], 'Meiktila': ['မိတ္ထီလာ'], 'Myeik': ['မြိတ်'], 'Myingyan': ['မြင်းခြံ'], 'Pyay': ['ပြည်'],
    'Hinthada': ['ဟင်္သာတ'], 'Lashio': ['လားရှိုး'], 'Pakokku': ['ပခုက္ကူ'], 'Thaton': ['သထုံ'], 'Pyin Oo Lwin': ['ပြင်ဦးလွင်'],
    'Yenangyaung': ['ရေနံချောင်း'], 'Taungoo': ['တောင်ငူ'], 'Thayetmyo': ['သရက်မြို့'], 'Pyinmana': ['ပျဉ်းမနား'], 'Chauk': ['ချောက်'],
    'Mogok': ['မိုးကုတ်'], 'Shwebo': ['ရွှေဘို'], 'Syriam': ['သန်လျင်', 'Thanlyin'], 'Kawthoung': ['ကော့သောင်း'], 'Tachilek': ['တာချီလိတ်', 'Tachileik'],
    'Bhamo': ['ဗန်းမော်'], 'Twante': ['တွံတေး'], 'Myawadi': ['မြဝတီ', 'Myawaddy'], 'Nyaungshwe': ['ညောင်ရွှေ'], 'Kyaukse': ['ကျောက်ဆည်'], 'Pyapon': ['ဖျာပုံ'],
  },
  districts: {
    Yangon: [
      ['Bahan', ['ဗဟန်း'], 16.812, 96.155], ['Sanchaung', ['စမ်းချောင်း'], 16.804, 96.135], ['Kamayut', ['ကမာရွတ်'], 16.824, 96.132], ['Hlaing', ['လှိုင်'], 16.843, 96.122],
      ['Mayangone', ['မရမ်းကုန်း'], 16.866, 96.138], ['Yankin', ['ရန်ကင်း'], 16.830, 96.163], ['Tamwe', ['တာမွေ'], 16.809, 96.174], ['Thingangyun', ['သင်္ဃန်းကျွန်း'], 16.829, 96.190],
      ['South Okkalapa', ['တောင်ဥက္ကလာပ'], 16.846, 96.180], ['North Okkalapa', ['မြောက်ဥက္ကလာပ'], 16.899, 96.160], ['Insein', ['အင်းစိန်'], 16.891, 96.102],
      ['Mingaladon', ['မင်္ဂလာဒုံ'], 16.962, 96.133], ['Botahtaung', ['ဗိုလ်တထောင်'], 16.770, 96.171], ['Kyauktada', ['ကျောက်တံတား'], 16.774, 96.160],
      ['Pabedan', ['ပန်းဘဲတန်း'], 16.776, 96.155], ['Latha', ['လသာ'], 16.776, 96.149], ['Lanmadaw', ['လမ်းမတော်'], 16.778, 96.144], ['Ahlone', ['အလုံ'], 16.786, 96.127],
      ['Kyimyindaing', ['ကြည့်မြင်တိုင်'], 16.804, 96.120], ['Dagon', ['ဒဂုံ'], 16.793, 96.148], ['Mingala Taungnyunt', ['မင်္ဂလာတောင်ညွန့်'], 16.789, 96.170],
      ['Dawbon', ['ဒေါပုံ'], 16.785, 96.187], ['Thaketa', ['သာကေတ'], 16.798, 96.206], ['Hlaingthaya', ['လှိုင်သာယာ'], 16.876, 96.063],
    ],
    Mandalay: [['Chanayethazan', ['ချမ်းအေးသာစံ'], 21.977, 96.094], ['Aungmyethazan', ['အောင်မြေသာစံ'], 22.003, 96.100], ['Mahaaungmye', ['မဟာအောင်မြေ'], 21.957, 96.087]],
  },
}
