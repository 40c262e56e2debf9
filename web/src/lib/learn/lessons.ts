/** Lessons from this browser: how one begins, and which were played to their end. */
import { api } from '../api/client';
import type { GameInfo, LessonInfo } from '../api/types';
import * as keys from '../state/keys';
import { router } from '../state/router.svelte';
import { read, settings, write } from '../state/settings.svelte';

const KEY = 'fivefires.learnt';

/** Lessons of any game that were played to their end. */
export function learnt(): string[] {
  return read<string[]>(KEY, []);
}

export function isLearnt(game: string, lesson: string): boolean {
  return learnt().includes(`${game}/${lesson}`);
}

export function learn(game: string, lesson: string): void {
  if (!isLearnt(game, lesson)) write(KEY, [...learnt(), `${game}/${lesson}`]);
}

/** The lesson to offer next: the first that was not played yet, or else the first. */
export function nextLesson(game: GameInfo): LessonInfo | null {
  const lessons = game.lessons ?? [];
  return lessons.find((one) => !isLearnt(game.id, one.id)) ?? lessons[0] ?? null;
}

/** The lesson after this one. */
export function lessonAfter(game: GameInfo, lesson: string): LessonInfo | null {
  const lessons = game.lessons ?? [];
  return lessons[lessons.findIndex((one) => one.id === lesson) + 1] ?? null;
}

/** Sit down to a lesson. */
export async function begin(game: string, lesson: string): Promise<void> {
  const made = await api.learn(game, lesson, settings.name);
  keys.keep({ table: made.table, secret: made.secret, seat: made.seat });
  router.go(`/t/${made.table}`);
}
