// Place of the restaurant page.
export default function Page() { return null }
