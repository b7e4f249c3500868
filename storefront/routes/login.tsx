// Place of the login page.
export default function Page() { return null }
