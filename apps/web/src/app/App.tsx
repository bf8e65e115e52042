import { lazy, Suspense, type ComponentType } from 'react';
import { Redirect, Route, Router, Switch } from 'wouter';
import { BASE_PATH } from '../device/base.ts';
import { ClausePeek } from '../features/rules/ClausePeek.tsx';
import { Notices } from '../ui/Notices.tsx';
import { Home } from '../features/lobby/Home.tsx';
import { Failsafe } from './Failsafe.tsx';
import { Loading } from '../ui/page/states.tsx';
import { NotFound } from '../ui/page/NotFound.tsx';
import { withSentences } from '../i18n/languages.ts';
import { LISTINGS } from '../games/listings.ts';
import { offered } from '../games/registry.ts';

/** A page that is fetched, with the sentences it needs, when it is first opened. */
const page = <Props extends object>(load: () => Promise<{ readonly default: ComponentType<Props> }>) =>
  lazy(withSentences(load));

const Lobby = page(() => import('../features/lobby/Lobby.tsx'));
const Claim = page(() => import('../features/lobby/Claim.tsx'));
const Join = page(() => import('../features/lobby/Join.tsx'));
const History = page(() => import('../features/lobby/History.tsx'));
const NewTable = page(() => import('../features/newtable/NewTable.tsx'));
const Table = lazy(() => import('../features/table/Table.tsx'));
const Replay = page(() => import('../features/replay/Replay.tsx'));
const ReviewPage = page(() => import('../features/review/ReviewPage.tsx'));
const FileReview = page(async () => ({
  default: (await import('../features/review/ReviewPage.tsx')).FileReview,
}));
const Import = page(() => import('../features/replay/Import.tsx'));
const Rules = page(() => import('../features/rules/Rules.tsx'));
const Learn = page(() => import('../features/learn/Learn.tsx'));
const Roster = page(() => import('../features/roster/Roster.tsx'));
const Locomotive = page(() => import('../features/roster/Locomotive.tsx'));
const Compare = page(() => import('../features/roster/Compare.tsx'));
const Calculator = page(() => import('../features/roster/Calculator.tsx'));
const Notifications = page(() => import('../features/notify/Notifications.tsx'));
const MailLink = page(() => import('../features/notify/MailLink.tsx'));
const Precedents = page(() => import('../features/judge/Precedents.tsx'));
const MapReportPage = page(() => import('../features/mapreport/MapReportPage.tsx'));
const Puzzles = page(() => import('../features/puzzles/Puzzles.tsx'));
const Ratings = page(() => import('../features/ratings/Ratings.tsx'));
const Admin = page(() => import('../features/admin/AdminPage.tsx'));
const You = page(() => import('../features/you/You.tsx'));
const Paper = page(() => import('../features/paper/Paper.tsx'));
const Board = page(() => import('../features/table/board/Board.tsx'));
const Book = page(() => import('../features/book/Book.tsx'));
const About = page(() => import('../features/about/About.tsx'));
const Box = page(() => import('../features/box/Box.tsx'));
const Settings = page(() => import('../features/settings/Settings.tsx'));

/** Every page and its address. */
export function App() {
  const first = (offered()[0] ?? LISTINGS[0]!).id;
  return (
    <Failsafe>
      <Router base={BASE_PATH}>
        <Suspense fallback={<Loading />}>
          <Switch>
            <Route path="/" component={Home} />
            <Route path="/tables" component={Lobby} />
            <Route path="/history" component={History} />
            <Route path="/new">
              <Redirect to={`/new/${first}`} replace />
            </Route>
            <Route path="/new/:game">{({ game }) => <NewTable key={game} game={game} />}</Route>
            <Route path="/t/:id">{({ id }) => <Table key={id} id={id} />}</Route>
            <Route path="/w/:id/board">{({ id }) => <Board key={id} id={id} />}</Route>
            <Route path="/w/:id">{({ id }) => <Table key={id} id={id} watch />}</Route>
            <Route path="/g/:id">{({ id }) => <Replay key={id} id={id} />}</Route>
            <Route path="/g/:id/review">{({ id }) => <ReviewPage key={id} id={id} />}</Route>
            <Route path="/replay" component={Import} />
            <Route path="/replay/review" component={FileReview} />
            <Route path="/s/:id">{({ id }) => <Claim key={id} id={id} />}</Route>
            <Route path="/j/:code">{({ code }) => <Join key={code} code={code} />}</Route>
            <Route path="/rules">
              <Redirect to={`/rules/${first}`} replace />
            </Route>
            <Route path="/rules/:game">{({ game }) => <Rules key={game} game={game} />}</Route>
            <Route path="/learn">
              <Redirect to={`/learn/${first}`} replace />
            </Route>
            <Route path="/learn/:id">{({ id }) => <Learn key={id} id={id} />}</Route>
            <Route path="/roster" component={Roster} />
            <Route path="/roster/compare" component={Compare} />
            <Route path="/roster/:id">{({ id }) => <Locomotive key={id} id={id} />}</Route>
            <Route path="/calculator" component={Calculator} />
            <Route path="/mail/confirm/:token">
              {({ token }) => <MailLink doing="confirm" token={token} />}
            </Route>
            <Route path="/mail/stop/:token">{({ token }) => <MailLink doing="stop" token={token} />}</Route>
            <Route path="/precedents" component={Precedents} />
            <Route path="/notifications" component={Notifications} />
            <Route path="/map-report" component={MapReportPage} />
            <Route path="/puzzles" component={Puzzles} />
            <Route path="/ratings" component={Ratings} />
            <Route path="/you" component={You} />
            <Route path="/admin" component={Admin} />
            <Route path="/paper" component={Paper} />
            <Route path="/book/:id?" component={Book} />
            <Route path="/about" component={About} />
            <Route path="/box" component={Box} />
            <Route path="/settings" component={Settings} />
            <Route component={NotFound} />
          </Switch>
        </Suspense>
        <Notices />
        <ClausePeek />
      </Router>
    </Failsafe>
  );
}
