// The yellow flag: jay kitchens, without anything of an animal and without garlic.
import { entry } from '../../compose.ts'
import { phet, phrik, sen, size } from './choices.ts'

export const je = {
  'je-kaphrao': entry('ข้าวกะเพราเห็ดเจ', 'Holy basil mushrooms with rice', 5_500, 'pad-krapow', 'เห็ดออรินจิ โปรตีนถั่วเหลือง', 'soy wheat; hot 2; vegan', [phrik]),
  'je-khao-phat': entry('ข้าวผัดธัญพืชเจ', 'Fried rice with grains', 5_500, 'fried-rice', 'ข้าวโพด ถั่วลันเตา เห็ด', 'soy wheat; vegan', [size]),
  'je-phat-thai': entry('ผัดไทยเจ', 'Vegan pad thai', 6_000, 'pad-thai', 'เต้าหู้ มะขาม ถั่วลิสง', 'soy peanut wheat; vegan', [phet]),
  'je-pad-si-io': entry('ผัดซีอิ๊วเจ', 'Vegan pad see ew', 5_500, 'pad-see-ew', 'คะน้า เห็ด', 'soy wheat; vegan', [size]),
  'je-rat-na': entry('ราดหน้าเจ', 'Vegan noodles in gravy', 5_500, 'rice-noodles-chop', 'คะน้า ฟองเต้าหู้', 'soy wheat; vegan', [size]),
  'je-khiao-wan': entry('แกงเขียวหวานเจ', 'Vegan green curry', 7_000, 'green-curry', 'เต้าหู้ มะเขือ โหระพา', 'soy; maybe wheat; hot 1; vegan', [phet]),
  'je-matsaman': entry('มัสมั่นเต้าหู้เจ', 'Tofu massaman', 7_500, 'massaman', 'มันฝรั่ง ถั่วลิสง', 'soy peanut; maybe wheat; vegan'),
  'je-tom-yam': entry('ต้มยำเห็ดเจ', 'Mushroom tom yum', 7_000, 'tom-yum-clear', 'เห็ดสามอย่าง ข่า', 'soy; maybe wheat; hot 2; vegan', [phet]),
  'je-tom-kha': entry('ต้มข่าเห็ดเจ', 'Mushrooms in coconut and galangal', 7_500, 'tom-kha', 'เห็ดฟาง', 'maybe soy wheat; vegan'),
  'je-som-tam': entry('ตำไทยเจ', 'Vegan som tam', 5_500, 'som-tam', 'ซีอิ๊วแทนน้ำปลา ถั่วลิสง', 'peanut soy; maybe wheat; hot 2; vegan', [phrik]),
  'je-larb': entry('ลาบเห็ดเจ', 'Vegan mushroom larb', 6_500, 'larb', 'ข้าวคั่ว สะระแหน่', 'soy; maybe wheat; hot 2; vegan', [phet]),
  'je-kuaitiao': entry('ก๋วยเตี๋ยวเจ', 'Vegan noodle soup', 5_000, 'canh-rau', 'เห็ด เต้าหู้ น้ำซุปหัวไชเท้า', 'soy; maybe wheat; vegan', [sen, size]),
  'je-khao-soi': entry('ข้าวซอยเจ', 'Vegan khao soi', 6_000, 'khao-soi', 'เต้าหู้ กะทิ เส้นกรอบ ผักดอง', 'wheat soy; hot 1; vegan', [size]),
  'je-kuai-chap': entry('ก๋วยจั๊บเจ', 'Vegan rolled noodles', 5_500, 'chee-cheong-fun', 'น้ำพะโล้ห้าเครื่อง หมี่กึง', 'soy wheat; vegan', [size]),
  'je-chap-chai': entry('จับฉ่ายเจ', 'Long-cooked greens', 6_500, 'canh-rau', 'กะหล่ำปลี หัวไชเท้า เห็ดหอม', 'soy; maybe wheat sesame; vegan'),
  'je-pa-lo': entry('พะโล้เจ', 'Five-spice tofu and gluten', 6_500, 'tofu-dish', 'โป๊ยกั๊ก เห็ดหอม', 'soy wheat; vegan'),
  'je-phat-phak': entry('ผัดผักรวมเจ', 'Mixed vegetables, jay', 6_000, 'stir-fried-vegetables', 'กระทะเจแยกต่างหาก', 'soy; maybe wheat; vegan'),
  'je-phak-bung': entry('ผัดผักบุ้งเจ', 'Morning glory, jay', 5_500, 'water-spinach', 'Fermented bean, chilli', 'soy; maybe wheat; hot 1; vegan'),
  'je-tao-hu-thot': entry('เต้าหู้ทอด', 'Fried tofu', 4_500, 'fried-tofu', 'ถั่วลิสงในน้ำมะขาม', 'soy peanut; vegan'),
  'je-po-pia': entry('ปอเปี๊ยะทอดเจ', 'Vegan spring rolls', 5_000, 'lumpia', 'วุ้นเส้น กะหล่ำปลี', 'wheat soy; vegan'),
  'je-pheuak': entry('เผือกทอด', 'Fried taro', 4_000, 'fried-okra', 'น้ำจิ้มหวาน ถั่วลิสง', 'wheat peanut; vegan'),
  'je-het-thot': entry('เห็ดหอมทอดเกลือ', 'Salt-fried mushrooms', 6_500, 'salt-tofu', 'เห็ดหอม พริกไทยขาว', 'wheat soy; vegan'),
  'je-khao-man': entry('ข้าวมันไก่เจ', 'Vegan chicken rice', 5_500, 'tofu-rice', 'โปรตีนถั่วเหลือง น้ำจิ้มขิง', 'soy wheat; vegan', [size]),
  'je-khao-kha-mu': entry('ข้าวขาหมูเจ', 'Vegan pork-leg rice', 5_500, 'tofu-rice', 'หมี่กึงพะโล้ห้าเครื่อง ผักกาดดอง', 'soy wheat; vegan', [size]),
  'je-khao-klong': entry('ข้าวกล้องกับสองอย่าง', 'Brown rice with two dishes', 5_500, 'nasi-campur', 'เลือกหน้าถาด', 'soy; maybe wheat peanut sesame; vegan'),
  'je-salad': entry('สลัดโรล', 'Fresh salad rolls', 6_000, 'goi-cuon', 'แผ่นแป้งสด เต้าหู้ น้ำสลัดงา', 'soy sesame; maybe wheat; vegan'),
  'je-namphrik': entry('น้ำพริกเห็ดเจ', 'Mushroom relish with vegetables', 6_500, 'num-dip', 'Roasted chillies', 'soy; maybe wheat; hot 2; vegan'),
}
