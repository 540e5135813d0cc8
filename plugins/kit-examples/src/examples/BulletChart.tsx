// A value against its target and bands.
import { BulletChart } from '@msdat/sdk/kit/plots'

export function Example() {
  return (
    <BulletChart
      name="Against the target"
      summary="Only Lagos comes near."
      bands={[40, 70, 100]}
      format={(value) => `${value}%`}
      data={[
        { id: '1', label: 'Kano', value: 41, target: 90 },
        { id: '2', label: 'Lagos', value: 88, target: 90 },
      ]}
    />
  )
}
