// Creates an icon component from lucide's data. The build uses it instead of lucide's own function.
import { createElement, type SVGProps } from 'react'

export type IconData = {
  name: string
  size?: number
  node: readonly (readonly [tag: string, attributes: Record<string, string>])[]
  aliases?: readonly string[]
}

const attributes = {
  xmlns: 'http://www.w3.org/2000/svg',
  width: 24,
  height: 24,
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const

/** Returns a component that renders the same element as lucide's component, but has no options. */
export default function createIcon({ name, node, aliases = [] }: IconData) {
  const names = [name, ...aliases].map((icon) => `lucide-${icon}`).join(' ')
  const paths = node.map(([tag, { key, ...rest }]) => createElement(tag, { key, ...rest }))
  return ({ className, ...props }: SVGProps<SVGSVGElement>) =>
    createElement(
      'svg',
      { ...attributes, className: `lucide ${names} ${className ?? ''}`, ...props },
      paths,
    )
}
