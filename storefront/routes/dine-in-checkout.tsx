// Place of the dine-in-checkout page.
export default function Page() { return null }
