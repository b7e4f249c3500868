// Place of the restaurants page.
export default function Page() { return null }
