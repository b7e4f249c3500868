// What the hand-made tables of names hold: how locals write their towns, and the districts that the gazetteer leaves out.

export type CountryNames = {
  /** By the gazetteer's name: how locals write it, the usual form first. Of several towns of a name the largest is meant. */
  towns: Readonly<Record<string, readonly string[]>>
  /** Districts by their city, the gazetteer's name of it. */
  districts: Readonly<Record<string, readonly District[]>>
  /** Regions of the gazetteer that are one city as people see it: region code to the city's name. */
  cityRegions: Readonly<Record<string, string>>
}

/** Name in Latin letters, other forms (own script first), latitude, longitude of its middle, to about a kilometre. */
export type District = readonly [
  name: string,
  others: readonly string[],
  latitude: number,
  longitude: number,
]
