// Chinese vegetarian kitchens: mock meats, no egg unless said, often without onion and garlic.
import { entry } from '../../compose.ts'
import { chilli, rice } from './choices.ts'

export const vegetarian = {
  'veg-bee-hoon': entry('Vegetarian bee hoon · 斋米粉', 'Fried vermicelli with mock meats', 420, 'bihun-goreng', 'Mock goose, cabbage, spring roll', 'soy wheat; maybe egg milk; veg', [chilli]),
  'veg-laksa': entry('Vegetarian laksa · 斋叻沙', '', 550, 'laksa', 'Coconut gravy, tau pok, mushrooms, laksa leaf', 'soy wheat; maybe milk; hot 2; veg'),
  'veg-chicken-rice': entry('Vegetarian chicken rice · 斋鸡饭', 'Mock chicken with ginger rice', 520, 'tofu-rice', 'Soy protein, ginger rice, chilli', 'soy wheat sesame; maybe egg; veg', [rice]),
  'veg-char-siew-rice': entry('Vegetarian char siew rice · 斋叉烧饭', '', 520, 'char-siew-rice', 'Gluten roast, sweet sauce', 'wheat soy sesame; maybe egg milk; veg', [rice]),
  'veg-kway-chap': entry('Vegetarian kway chap · 斋粿汁', '', 580, 'rice-noodles-chop', 'Rice sheets, braised beancurd skin, mushrooms', 'soy wheat; veg'),
  'veg-ban-mian': entry('Vegetarian ban mian · 斋板面', '', 550, 'lomi', 'Handmade noodles, mushroom broth, sayur manis', 'wheat soy; maybe egg; veg', [chilli]),
  'veg-hor-fun': entry('Vegetarian hor fun · 斋河粉', '', 580, 'rice-noodles-chop', 'Wok-charred, mushroom gravy', 'soy wheat; veg'),
  'veg-fried-rice': entry('Olive vegetable fried rice · 橄榄菜炒饭', '', 580, 'fried-rice', 'Preserved olive leaf, cashews', 'soy treeNut; maybe wheat; vegan'),
  'veg-mee-goreng': entry('Vegetarian mee goreng · 斋炒面', '', 560, 'mee-goreng', 'Tomato, tofu, potato', 'wheat soy; maybe egg; hot 2; veg', [chilli]),
  'veg-sweet-sour': entry('Sweet and sour mock pork · 咕噜素肉', '', 880, 'sweet-sour-pork', 'Pineapple, peppers', 'soy wheat; maybe egg; veg'),
  'monkey-head': entry('Gong bao monkey-head mushroom · 宫保猴头菇', '', 1_080, 'kung-pao', 'Cashews, dried chilli', 'soy wheat treeNut; maybe egg; hot 2; veg'),
  'veg-claypot-tofu': entry('Claypot tofu and mushroom · 砂煲香菇豆腐', '', 980, 'claypot-tofu', 'Shiitake, carrots, snow peas', 'soy wheat; vegan'),
  'lohan-vegetables': entry('Lo han chai · 罗汉斋', 'Monks’ mixed vegetables', 980, 'glass-noodles', 'Black moss, lily buds, ginkgo', 'soy wheat; maybe treeNut; vegan'),
  'veg-satay': entry('Mushroom satay, 6 sticks · 香菇沙爹', '', 680, 'meatball-skewers', 'Peanut sauce', 'peanut soy wheat; hot 1; veg'),
  'veg-curry': entry('Vegetarian curry · 斋咖喱', '', 780, 'red-curry', 'Mock mutton, potato, beans', 'soy wheat; maybe milk; hot 2; veg'),
  'veg-rendang': entry('Vegetarian rendang · 斋冷当', '', 820, 'rendang', 'Mushroom stems, kerisik', 'soy wheat; hot 2; veg'),
  'veg-ngoh-hiang': entry('Vegetarian ngoh hiang · 斋五香', '', 620, 'ngoh-hiang', 'Yam, water chestnut, beancurd skin', 'soy wheat; maybe egg; veg'),
  'veg-dumplings': entry('Vegetable dumplings, 6 pieces · 素饺', '', 580, 'dumplings', 'Chives, glass noodles, tofu', 'wheat soy sesame; vegan'),
  'veg-popiah': entry('Vegetarian popiah, 2 rolls · 斋薄饼', '', 520, 'popiah', 'Turnip, peanuts, sweet sauce', 'wheat soy peanut; veg', [chilli]),
  'kale-bowl': entry('Grain and kale bowl', '', 1_180, 'poke-bowl', 'Quinoa, edamame, avocado, sesame dressing', 'soy sesame; maybe treeNut wheat; vegan'),
  'tempeh-bowl': entry('Tempeh rice bowl', '', 980, 'bibimbap', 'Brown rice, tempeh, cucumber, sambal kicap', 'soy wheat; hot 1; vegan'),
  'tofu-salad': entry('Sesame tofu salad', '', 920, 'cold-tofu', 'Cold tofu, seaweed, ginger', 'soy sesame; maybe wheat; vegan'),
  'avocado-toast': entry('Avocado on sourdough', '', 1_180, 'avocado-salad', 'Lime, chilli flakes, seeds', 'wheat; maybe sesame treeNut; vegan'),
  'veg-soup-day': entry('Lotus root soup · 莲藕汤', '', 450, 'canh-rau', 'Peanuts, red dates', 'peanut; vegan'),
}
