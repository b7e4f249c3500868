// Type of the name tables: local names of towns, and districts that GeoNames does not have.

export type CountryNames = {
  /**
   * Local names by GeoNames name, the most common first. They belong to the largest town that has
   * this GeoNames name.
   */
  towns: Readonly<Record<string, readonly string[]>>
  /** Districts by the GeoNames name of their city. */
  districts: Readonly<Record<string, readonly District[]>>
  /** The name of a city by the code of a GeoNames region, for regions that form one city. */
  cityRegions: Readonly<Record<string, string>>
}

/**
 * The district's Latin name, its other names (local script first), and its middle, which is
 * accurate to about one kilometre.
 */
export type District = readonly [
  name: string,
  otherNames: readonly string[],
  latitude: number,
  longitude: number,
]
