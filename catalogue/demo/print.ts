// Command: prints a country's demo catalogue as JSON: `node catalogue/demo/print.ts sg > sg.json`.
import { countryCodes, findCountry } from '@tingkat/ordering/country/country'
import { demoCatalogue } from './countries.ts'

const country = findCountry(process.argv[2])
if (country) {
  process.stdout.write(`${JSON.stringify(await demoCatalogue(country.code), null, 2)}\n`)
} else {
  process.stderr.write(`Give the code of a country: ${countryCodes.join(', ')}.\n`)
  process.exitCode = 2
}
