// Prints a country's demo catalogue as a JSON file to start from: `node catalogue/demo/print.ts sg > sg.json`.
import { countryCodes, findCountry } from '@tingkat/ordering/country/country'
import { demoCatalogue } from './countries.ts'

const country = findCountry(process.argv[2])
if (country) {
  process.stdout.write(`${JSON.stringify(await demoCatalogue(country.code), null, 2)}\n`)
} else {
  process.stderr.write(`Which country? One of ${countryCodes.join(', ')}.\n`)
  process.exitCode = 2
}
