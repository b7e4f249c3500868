// Place of the download page.
export default function Page() { return null }
