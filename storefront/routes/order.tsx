// Place of the order page.
export default function Page() { return null }
