// The client of the API of a merchant's reviews. The console and the API have the same origin.
import { createReviewsClient } from '@tingkat/contract/console/reviews-client'

export const reviewsClient = createReviewsClient({
  baseUrl: '',
  fetch: (url, init) => fetch(url, init),
})
