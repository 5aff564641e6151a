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
  storyProgress,
} from './story.ts';
