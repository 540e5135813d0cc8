import { observer } from 'mobx-react-lite'
import { Navigate, useLocation, useParams } from 'react-router-dom'
import { useStores } from '../app/Stores.ts'
import { stepPath } from '../customDashboards/customPath.ts'
import { useSignedIn } from '../customDashboards/useSignedIn.ts'
import { RemoteFrame } from '../figures/RemoteFrame.tsx'
import { NotFound } from '../pages/NotFound.tsx'
import { BuilderFrame } from './BuilderFrame.tsx'
import { buildDoor, configureDoor } from './builderDoors.ts'
import type { BuilderDoor, BuilderStep } from './BuilderStep.ts'
import { useBuilder } from './useBuilder.ts'

/** `/my-dashboard/{step}` for a new dashboard, `/my-dashboard/{step}/{id}` for one that is edited. */
export const BuilderPage = observer(function BuilderPage() {
  const { step: name = 'details', dashboard = '0' } = useParams()
  const edited = new URLSearchParams(useLocation().search).get('edit') ?? ''
  const isIn = useSignedIn()
  const step = buildDoor.steps.find((one) => one.name === name)
  if (!step || !/^\d{1,9}$/.test(dashboard)) return <NotFound />
  if (/^\d{1,9}$/.test(edited)) return <Navigate to={stepPath(name, Number(edited))} replace />
  if (!isIn) return <p role="status">One moment…</p>
  return <Work door={buildDoor} step={step} dashboard={Number(dashboard)} />
})

/** `/configure/account`: who is signed in goes on to the next step at once. */
export const ConfigureAccountPage = observer(function ConfigureAccountPage() {
  const { accounts, overlays } = useStores()
  if (accounts.user) return <Navigate to={configureDoor.pathOf('customize', 0)} replace />
  return (
    <div className="whole-page">
      <h1>Create Account</h1>
      <p className="muted">
        Step 1 of 5. Your dashboard stays with your account, so that you find it again on every device.
      </p>
      {accounts.isKnown && (
        <button type="button" className="button button-primary" onClick={() => overlays.show('sign-in')}>
          Login/Register
        </button>
      )}
    </div>
  )
})

/** `/configure/{step}` and `/configure/user/{step}`. */
export const ConfigurePage = observer(function ConfigurePage() {
  const { accounts } = useStores()
  const { step: name = 'customize' } = useParams()
  const step = configureDoor.steps.find((one) => one.name === name)
  if (name === 'user') return <Navigate to={configureDoor.pathOf('customize', 0)} replace />
  if (!step) return <NotFound />
  if (!accounts.isKnown) return <p role="status">One moment…</p>
  if (!accounts.user) return <Navigate to="/configure/account" replace />
  return <Work door={configureDoor} step={step} dashboard={0} />
})

interface WorkProps {
  door: BuilderDoor
  step: BuilderStep
  dashboard: number
}

const Work = observer(function Work(props: WorkProps) {
  const user = useStores().accounts.user?.id ?? ''
  return <Opened key={`${user} ${props.dashboard}`} user={user} {...props} />
})

const Opened = observer(function Opened({ user, ...props }: WorkProps & { user: string }) {
  const remote = useBuilder(user, props.dashboard)
  return (
    <RemoteFrame state={remote.state} onRetry={() => void remote.load()}>
      {(builder) => <BuilderFrame builder={builder} {...props} />}
    </RemoteFrame>
  )
})
