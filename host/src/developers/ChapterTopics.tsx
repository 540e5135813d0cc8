import { useState } from 'react'
import type { Chapter, Topic } from './toChapters.ts'
import { TopicEntry } from './TopicEntry.tsx'

const shownAtFirst = 10

interface ChapterTopicsProps {
  chapter: Chapter
  /** The topic that the address names, here or in another chapter. */
  asked: string
  /** What was searched for is all shown. */
  isSearched: boolean
}

/** The entries of a chapter: the first ones until somebody wants all, since some have hundreds. */
export function ChapterTopics({ chapter: { title, topics }, asked, isSearched }: ChapterTopicsProps) {
  const [isWhole, setWhole] = useState(false)
  const isAsked = ({ id }: Topic): boolean => id === asked
  const isAll = isWhole || isSearched || topics.slice(shownAtFirst).some(isAsked)
  const shown = isAll ? topics : topics.slice(0, shownAtFirst)
  return (
    <div className="card developer-topics">
      {shown.map((topic) => (
        <TopicEntry key={`${topic.id} ${isAsked(topic)}`} topic={topic} isAsked={isAsked(topic)} />
      ))}
      {shown.length < topics.length && (
        <button type="button" className="button" onClick={() => setWhole(true)}>
          Show all {topics.length} of “{title}”
        </button>
      )}
    </div>
  )
}
