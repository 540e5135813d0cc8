// How many have which value.
import { Histogram } from '@msdat/sdk/kit/plots'

export function Example() {
  return (
    <Histogram
      name="States by DPT3"
      summary="Most states lie between 40 and 70%."
      title="DPT3, %"
      countTitle="States"
      format={(value) => `${value}%`}
      height={240}
      values={[12, 21, 35, 41, 44, 48, 52, 53, 55, 58, 61, 64, 66, 70, 74, 81, 88]}
    />
  )
}
