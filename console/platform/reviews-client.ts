// The API of a merchant's reviews for pages of this origin.
import { createReviewsClient } from '@tingkat/contract/console/reviews-client'

export const reviewsClient = createReviewsClient({
  baseUrl: '',
  fetch: (url, init) => fetch(url, init),
})
