// What people in Cambodia type, in Khmer and in Latin letters, and what they mean: a query, then names that must be among the first five.
import type { Judged } from './judged.ts'

export const kh: Judged = [
  ['អាម៉ុក', 'Amok trey · អាម៉ុកត្រី'], ['amok', 'Amok trey · អាម៉ុកត្រី'], ['amoc', 'Amok trey · អាម៉ុកត្រី'], ['ឡុកឡាក់', 'Lok lak · ឡុកឡាក់'], ['lok lak', 'Lok lak · ឡុកឡាក់', 'Beef lok lak'], ['loc lac', 'Lok lak · ឡុកឡាក់'],
  ['នំបញ្ចុក', 'Num banh chok · នំបញ្ចុក', 'Num banh chok kari · នំបញ្ចុកការី'], ['num banh chok', 'Num banh chok · នំបញ្ចុក'], ['បាយសាច់ជ្រូក', 'Bay sach chrouk · បាយសាច់ជ្រូក'], ['bai sach chrouk', 'Bay sach chrouk · បាយសាច់ជ្រូក'],
  ['គុយទាវ', 'Kuy teav Phnom Penh · គុយទាវភ្នំពេញ', 'Kuy teav sach ko · គុយទាវសាច់គោ'], ['kuyteav', 'Kuy teav cha · គុយទាវឆា'], ['សម្លកកូរ', 'Samlor korko · សម្លកកូរ'], ['somlor korko', 'Samlor korko · សម្លកកូរ'], ['សម្លម្ជូរ', 'Samlor machu · សម្លម្ជូរ'],
  ['បាយឆា', 'Bay cha · បាយឆា', 'Bay cha sach ko · បាយឆាសាច់គោ'], ['fried rice', 'Beef fried rice'], ['ទឹកអំពៅ', 'Tuk ampov · ទឹកអំពៅ'], ['ប្រហុក', 'Prahok ktis · ប្រហុកខ្ទិះ', 'Prahok ang · ប្រហុកអាំង'], ['prahok', 'Prahok ktis · ប្រហុកខ្ទិះ'],
  ['បុកល្ហុង', 'Bok lhong · បុកល្ហុង'], ['papaya salad', 'Green papaya salad'], ['មាន់អាំង', 'Moan ang · មាន់អាំង'], ['banh chao', 'Banh chao · បាញ់ឆែវ'], ['បបរ', 'Borbor · បបរ', 'Borbor trey · បបរត្រី'], ['crab', 'Steamed crab', 'Pepper crab'],
]
