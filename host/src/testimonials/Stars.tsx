/** A rating as stars, and in words for those who do not see them. */
export function Stars({ rating }: { rating: number }) {
  return (
    <span className="stars" role="img" aria-label={`${rating} of 5`}>
      {'★'.repeat(rating)}
      <span className="stars-rest">{'★'.repeat(5 - rating)}</span>
    </span>
  )
}
