import { observer } from 'mobx-react-lite'
import { listReviews, type Review } from '@msdat/sdk/contracts/reviews'
import { ListTable, type ListColumn } from '../lists/ListTable.tsx'
import { useList } from '../lists/useList.ts'
import { longDate } from '@msdat/sdk/contracts/longDate'
import { AnswerCell } from './AnswerCell.tsx'

/** What people said of views, and the answers. */
export const ReviewsPage = observer(function ReviewsPage() {
  const list = useList(listReviews, { isPage: true })
  const columns: ListColumn<Review>[] = [
    { name: 'author', label: 'From', draw: drawAuthor },
    { name: 'rating', label: 'Rating', isNumber: true, draw: ({ rating }) => `${rating} of 5` },
    { name: 'comment', label: 'Comment', isLong: true },
    {
      name: 'created_at',
      label: 'Received',
      isOneLine: true,
      draw: ({ created_at }) => longDate(created_at),
    },
    {
      name: 'answer',
      label: 'Answer',
      draw: (review) => <AnswerCell review={review} onAnswered={() => void list.load()} />,
    },
  ]
  return (
    <>
      <h1>Reviews</h1>
      <ListTable
        list={list}
        things="reviews"
        columns={columns}
        empty="Nobody has reviewed a view yet."
        filters={[{ name: 'status', label: 'State' }]}
      />
    </>
  )
})

const drawAuthor = ({ author, view }: Review) => (
  <>
    {author}
    <br />
    <a className="small" href={view}>
      Open the view
    </a>
  </>
)
