import {
  formatPeriod,
  formatValue,
  HeadlineFigure,
  isPercentage,
  SourceTag,
  StandingTag,
  unitText,
} from '@msdat/sdk/kit'
import { Sparkline } from '@msdat/sdk/kit/plots'
import { tellHeadline, type Headline } from './headlineOf.ts'

/** The figure, what belongs to it, and the course that led to it. */
export function HeadlineBody({ headline, place }: { headline: Headline; place: string }) {
  const { indicator, factor, source, figure, standing, points } = headline
  const format = (value: number): string => formatValue(value, factor)
  const { target, change } = tellHeadline(headline, format)
  const { lower, upper } = figure
  const interval = lower !== null && upper !== null ? `${format(lower)} to ${format(upper)}` : null
  const unit = isPercentage(factor) ? '' : unitText(factor)
  return (
    <HeadlineFigure
      label={`${indicator.short_name}, ${place}`}
      value={format(figure.value)}
      {...(unit !== '' && { unit })}
      {...(interval !== null && { interval })}
      source={source.datasource}
      period={formatPeriod(figure.period)}
    >
      <p className="k-headline-facts">
        <SourceTag source={source} bare />
        {standing.icon && <StandingTag standing={standing} />}
        {target && <span>{target}</span>}
      </p>
      {points.length > 1 && (
        <Sparkline
          label={`${indicator.short_name} in ${place}, ${source.datasource}`}
          points={points}
          format={format}
          width={220}
          height={48}
        />
      )}
      {change && <p className="k-muted">{change}</p>}
    </HeadlineFigure>
  )
}
