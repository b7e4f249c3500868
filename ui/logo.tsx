// The logo: a stacked tiffin box and the name, in the current text colour.

/** The drawing of a tiffin box, with `name` as the text beside it. */
export function Logo({ name = 'tingkat' }: { name?: string }) {
  return (
    <>
      <svg viewBox="0 0 40 46" width="30" height="34" aria-hidden>
        <path
          d="M7.5 19V14.5C7.5 7.6 13 3 20 3s12.5 4.6 12.5 11.5V19"
          fill="none"
          stroke="currentColor"
          strokeWidth="3.4"
          strokeLinecap="round"
        />
        <path d="M12.5 14.2c0-2.6 3.2-4 7.5-4s7.5 1.4 7.5 4Z" fill="currentColor" />
        <path
          d="M4.5 16.5h31a1.5 1.5 0 0 1 1.5 1.5v4.2c0 1.7-1.3 3-3 3H6c-1.7 0-3-1.3-3-3V18a1.5 1.5 0 0 1 1.5-1.5ZM4.5 26.6h31a1.5 1.5 0 0 1 1.5 1.5v3.8c0 1.7-1.3 3-3 3H6c-1.7 0-3-1.3-3-3v-3.8a1.5 1.5 0 0 1 1.5-1.5ZM4.5 36.3h31a1.5 1.5 0 0 1 1.5 1.5v2.2c0 3-2.3 5-5.2 5H8.2C5.3 45 3 43 3 40v-2.2a1.5 1.5 0 0 1 1.5-1.5Z"
          fill="currentColor"
        />
        <path
          className="logo-gap"
          d="M5.6 19.3h28.8M5.6 29.4h28.8M5.6 39.1h28.8"
          strokeWidth="1.5"
          strokeLinecap="round"
          opacity=".95"
        />
      </svg>
      <span>{name}</span>
    </>
  )
}
