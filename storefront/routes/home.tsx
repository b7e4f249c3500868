// Place of the home page.
export default function Page() { return null }
