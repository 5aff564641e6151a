export {
  addToStory,
  beginChapter,
  beginStory,
  endChapter,
  findStory,
  ofDays,
  type StoryProgress,
  type StoryRecord,
  type StoryRecordKind,
  storyState,
} from './story.ts';
