// Ids of campaigns that an order has used up. They are stored when an order is placed, sent with
// the next quote, then cleared.
import { storedByName } from './stored.ts'

// The maximum number of stored ids. No cart has more campaigns.
const campaignMax = 50

const usedCampaigns = storedByName('used-campaigns.', readCampaignIDs)

/** Returns null if the value is not a list of ids. */
export function readCampaignIDs(value: unknown): string[] | null {
  return Array.isArray(value) && value.every((campaignID) => typeof campaignID === 'string')
    ? value.slice(0, campaignMax)
    : null
}

export function addUsedCampaigns(
  countryCode: string,
  campaignIDs: readonly string[],
  stored = usedCampaigns(countryCode),
): void {
  if (campaignIDs.length)
    stored.write([...new Set([...(stored.read() ?? []), ...campaignIDs])].slice(0, campaignMax))
}

export function readUsedCampaigns(
  countryCode: string,
  stored = usedCampaigns(countryCode),
): string[] {
  return stored.read() ?? []
}

export function clearUsedCampaigns(countryCode: string, stored = usedCampaigns(countryCode)): void {
  if (stored.read()) stored.write(null)
}
