// Place of the checkout page.
export default function Page() { return null }
