// Place of the order-history page.
export default function Page() { return null }
