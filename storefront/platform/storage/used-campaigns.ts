// Campaigns that an order has used up, told to the next quote once: kept at placement, read and cleared by the quote.
import { createStored, type Stored } from './stored.ts'

// No cart has more.
const most = 50

const stores = new Map<string, Stored<string[]>>()

function usedCampaigns(countryCode: string): Stored<string[]> {
  let stored = stores.get(countryCode)
  if (!stored)
    stores.set(
      countryCode,
      (stored = createStored(`used-campaigns.${countryCode}`, readCampaignIDs)),
    )
  return stored
}

/** What was stored, if it is a list of ids. */
export function readCampaignIDs(value: unknown): string[] | null {
  return Array.isArray(value) && value.every((one) => typeof one === 'string')
    ? value.slice(0, most)
    : null
}

export function addUsedCampaigns(
  countryCode: string,
  campaignIDs: readonly string[],
  stored = usedCampaigns(countryCode),
): void {
  if (campaignIDs.length)
    stored.write([...new Set([...(stored.read() ?? []), ...campaignIDs])].slice(0, most))
}

export function readUsedCampaigns(
  countryCode: string,
  stored = usedCampaigns(countryCode),
): string[] {
  return stored.read() ?? []
}

/** Told: from then on there are none. */
export function clearUsedCampaigns(countryCode: string, stored = usedCampaigns(countryCode)): void {
  if (stored.read()) stored.write(null)
}
