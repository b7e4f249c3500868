// Typed client of eaters' reviews for the kitchen console.
import { createSend, type ClientOptions } from '../client.ts'
import { paths } from '../paths.ts'
import type { ReviewReply, StaffReview, StaffReviewList } from '../review.ts'

export function createReviewsClient(options: ClientOptions) {
  const send = createSend(options)
  return {
    list: (merchantID: string, cursor?: string) =>
      send<StaffReviewList>('GET', paths.kitchenReviews, {
        parameters: { merchantID },
        query: { cursor },
      }),
    reply: (merchantID: string, reviewID: string, body: ReviewReply) =>
      send<StaffReview>('PUT', paths.kitchenReviewReply, {
        parameters: { merchantID, reviewID },
        body,
      }),
  }
}
