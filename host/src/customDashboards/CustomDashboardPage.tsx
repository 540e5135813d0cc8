import { observer } from 'mobx-react-lite'
import { useParams } from 'react-router-dom'
import { useStores } from '../app/Stores.ts'
import { LoadedDashboard, readById, readByTitle } from './LoadedDashboard.tsx'
import { useSignedIn } from './useSignedIn.ts'

/** `/custom/public/{id}` and `/custom/private/{id}`. */
export const CustomDashboardPage = observer(function CustomDashboardPage() {
  const { id = '' } = useParams()
  const isPrivate = useStores().address.pathname.startsWith('/custom/private/')
  const isIn = useSignedIn(isPrivate)
  const number = /^\d{1,9}$/.test(id) ? Number(id) : 0
  return (
    <LoadedDashboard key={`${number} ${isIn}`} read={() => readById(number)} canRead={isIn || !isPrivate} />
  )
})

/** `/my-custom-dashboard/{title}`: one's own, by its title. */
export const MyCustomDashboardPage = observer(function MyCustomDashboardPage() {
  const { title = '' } = useParams()
  return <LoadedDashboard key={title} read={() => readByTitle(title)} canRead={useSignedIn()} />
})
