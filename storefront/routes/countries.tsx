// Place of the countries page.
export default function Page() { return null }
